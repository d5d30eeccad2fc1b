import { onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.types.ts';
import { stepping } from './stepping.ts';
import type { Step } from './stepping.ts';

type Killing = { readonly isKilled: () => boolean; readonly stop: () => void };

/**
 * Simulates a killed process for one merchant: its n-th step and all later ones throw, and an open transaction is
 * rolled back. Other merchants are not affected. For one database at a time.
 */
export const killsOf = (database: Database) => {
  const steps = new Map<string, Step>();
  const { of } = database;
  const door = vi.spyOn(database, 'of').mockImplementation((whose) => {
    const step = steps.get(whose.id);
    return step === undefined ? of(whose) : stepping(of(whose), step);
  });
  onTestFinished(() => door.mockRestore());
  return (merchant: string, nth: number): Killing => {
    let taken = 0;
    steps.set(merchant, () => {
      taken += 1;
      if (taken >= nth) throw new Error('killed');
    });
    return { isKilled: () => taken >= nth, stop: () => void steps.delete(merchant) };
  };
};
