import { onTestFinished, vi } from 'vitest';
import type { Database, Orm } from '../database/database.types.ts';

const STATEMENTS: ReadonlySet<PropertyKey> = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
]);

type Step = () => void;

/** Wraps an `Orm` to call `step` before each statement, and before and after each commit. */
const stepping = <O extends Orm>(orm: O, step: Step): O =>
  new Proxy(orm, {
    get: (target, name) => {
      if (STATEMENTS.has(name)) step();
      if (name === 'transaction') return transactionOf(target, step);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const transactionOf =
  (orm: Orm, step: Step): Orm['transaction'] =>
  async (work, config) => {
    const done = await orm.transaction(async (tx) => {
      const worked = await work(stepping(tx, step));
      step();
      return worked;
    }, config);
    step();
    return done;
  };

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
