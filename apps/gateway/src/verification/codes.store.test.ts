import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { hasLiveCode, storeCode, consumeCode } from './codes.store.ts';
import type { CodeOf } from './codes.store.ts';

let gateway: TestGateway;
let merchant: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  merchant = (await newWorldAt(gateway, 'alpha')).id;
});
afterAll(() => gateway.close());

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const MINUTE_MS = 60_000;
const RIGHT = '123456';
const WRONG = '654321';

let recipients = 0;
const newRecipient = (): CodeOf => ({ merchant, purpose: 'login', recipient: `+86 ${(recipients += 1)}` });

/** Calls of the code store for one recipient. */
const codeOf = (of: CodeOf = newRecipient()) => {
  const { owner: orm } = gateway.database;
  return {
    put: (ms: number, code = RIGHT) => storeCode(orm, of, code, after(ms)),
    isLive: (ms: number) => hasLiveCode(orm, of, after(ms)),
    given: (code: string, ms: number) => consumeCode(orm, of, code, after(ms)),
  };
};

describe('a code', () => {
  it('is kept once a minute, and says how long to wait, to the millisecond', async () => {
    const { put, given } = codeOf();
    expect(await put(0)).toBeUndefined();
    for (const [ms, seconds] of [
      [-5000, 60],
      [0, 60],
      [1, 60],
      [30_000, 30],
      [59_000, 1],
      [59_999, 1],
    ] as const)
      expect(await put(ms, WRONG), String(ms)).toBe(seconds);
    expect(await given(WRONG, 59_999)).toBe('wrong');
    expect(await put(MINUTE_MS, WRONG)).toBeUndefined();
    expect(await given(WRONG, MINUTE_MS)).toBe('right');
  });

  it('is good for five minutes, to the millisecond', async () => {
    const { put, isLive, given } = codeOf();
    expect(await isLive(0)).toBe(false);
    await put(0);
    expect(await isLive(5 * MINUTE_MS - 1)).toBe(true);
    expect(await isLive(5 * MINUTE_MS)).toBe(false);
    expect(await given(WRONG, 5 * MINUTE_MS)).toBe('expired');
    expect(await given(RIGHT, 5 * MINUTE_MS)).toBe('expired');
    expect(await given(RIGHT, 5 * MINUTE_MS - 1)).toBe('right');
  });

  it('is accepted once, and expired for every later call', async () => {
    const { put, isLive, given } = codeOf();
    await put(0);
    expect(await given(RIGHT, 1)).toBe('right');
    expect(await isLive(1)).toBe(false);
    for (const code of [RIGHT, WRONG, '']) expect(await given(code, 1)).toBe('expired');
  });

  it('ends after five wrong attempts, and the next code has five of its own', async () => {
    const { put, isLive, given } = codeOf();
    await put(0);
    for (let n = 1; n <= 5; n += 1) {
      expect(await isLive(n)).toBe(true);
      expect(await given(WRONG, n)).toBe('wrong');
    }
    expect(await isLive(6)).toBe(false);
    expect(await given(RIGHT, 6)).toBe('expired');
    await put(MINUTE_MS);
    for (let n = 1; n <= 4; n += 1) expect(await given(WRONG, MINUTE_MS)).toBe('wrong');
    expect(await given(RIGHT, MINUTE_MS)).toBe('right');
  });

  it('is that of one merchant, one purpose and one recipient', async () => {
    const own = newRecipient();
    const other = (await newWorldAt(gateway, 'alpha')).id;
    await codeOf(own).put(0);
    for (const of of [
      { ...own, merchant: other },
      { ...own, purpose: 'secondFactor' as const },
      { ...own, recipient: `${own.recipient}0` },
    ]) {
      expect(await codeOf(of).isLive(0)).toBe(false);
      expect(await codeOf(of).given(RIGHT, 0)).toBe('expired');
      expect(await codeOf(of).put(0, WRONG)).toBeUndefined();
    }
    expect(await codeOf(own).given(RIGHT, 0)).toBe('right');
  });

  it('is accepted for one of several concurrent calls', async () => {
    const of = newRecipient();
    await codeOf(of).put(0);
    // On one connection all four are compared before any is consumed.
    const answers = await gateway.database.owner.transaction((tx) =>
      Promise.all(Array.from({ length: 4 }, () => consumeCode(tx, of, RIGHT, after(1)))),
    );
    expect(answers).toEqual(['right', 'expired', 'expired', 'expired']);
  });
});
