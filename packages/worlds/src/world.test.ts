import { expect, it } from 'vitest';
import { newWorld } from './world.ts';
import type { WorldWish } from './world.ts';

const parsed = (wish: WorldWish) => newWorld.safeParse({ from: 'alpha', ...wish });

it('keeps the settings as they were written, without defaults', () => {
  const settings = { flags: { smsLogin: true }, rules: [{ key: 'email' as const, required: true }] };
  expect(parsed({ settings }).data?.settings).toEqual(settings);
});

it('compiles and reads no flag, field, vendor, call or row that there is not', () => {
  // @ts-expect-error there is no such flag
  expect(parsed({ settings: { flags: { smsLogni: true } } }).success).toBe(false);
  // @ts-expect-error there is no such field
  expect(parsed({ settings: { rules: [{ key: 'usrename' }] } }).success).toBe(false);
  // @ts-expect-error there is no such vendor
  expect(parsed({ rows: { vendors: [{ vassalage: 'JAED' }] } }).success).toBe(false);
  // @ts-expect-error there is no such call
  expect(parsed({ faults: { errors: { getNothing: {} } } }).success).toBe(false);
  // @ts-expect-error there are no such rows
  expect(parsed({ rows: { wallets: [] } }).success).toBe(false);
});
