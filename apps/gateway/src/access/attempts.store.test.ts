import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import {
  readAttempts,
  resetAttempts,
  releaseAttempt,
  lockAfter,
  lockedUntil,
  reserveAttempt,
  secondsUntil,
} from './attempts.store.ts';
import type { Subject } from './attempts.store.ts';

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

let subjects = 0;
const newSubject = (kind: Subject['kind']): Subject => ({ merchant, kind, subject: `subject ${(subjects += 1)}` });

/** The store's functions for one subject, at milliseconds after a fixed start. */
const attemptsOf = (of: Subject) => {
  const { owner: orm } = gateway.database;
  return {
    reserve: (ms: number, most?: number) => reserveAttempt(orm, of, after(ms), most),
    counted: (ms: number) => readAttempts(orm, of, after(ms)),
    refused: (ms: number) => lockedUntil(orm, of, after(ms)),
    giveBack: () => releaseAttempt(orm, of),
    forget: () => resetAttempts(orm, of),
  };
};

describe('attempts', () => {
  it.each([
    ['account', 5, 15],
    ['secondFactor', 5, 15],
    ['sendToMember', 10, 15],
    ['sendFromAddress', 10, 10],
    ['registerFromAddress', 10, 60],
    ['recovery', 5, 15],
    ['sendLink', 3, 15],
  ] as const)('of %s are %d, until %d minutes after the last one, to the millisecond', async (kind, most, minutes) => {
    const of = newSubject(kind);
    const { reserve, counted, refused } = attemptsOf(of);
    expect(await counted(0)).toEqual({ taken: 0 });
    for (let nth = 1; nth <= most; nth += 1) {
      expect(await refused(nth)).toBeUndefined();
      expect(await reserve(nth)).toEqual({ ok: true, nth });
      expect(lockAfter(of, { nth }, after(nth))).toEqual(nth < most ? undefined : after(nth + minutes * MINUTE_MS));
    }
    const end = most + minutes * MINUTE_MS;
    expect(await reserve(end - 1)).toEqual({ ok: false, until: after(end) });
    expect(await counted(end - 1)).toEqual({ taken: most, until: after(end) });
    expect(await refused(end - 1)).toEqual(after(end));
    expect(await counted(end)).toEqual({ taken: 0 });
    expect(await refused(end)).toBeUndefined();
    expect(await reserve(end)).toEqual({ ok: true, nth: 1 });
  });

  it('of a country are forgotten an hour after the first of them, however many follow', async () => {
    const { reserve, counted } = attemptsOf(newSubject('sendToCountry'));
    for (const minutes of [0, 30, 59]) await reserve(minutes * MINUTE_MS);
    expect(await counted(60 * MINUTE_MS - 1)).toEqual({ taken: 3 });
    expect(await reserve(60 * MINUTE_MS)).toEqual({ ok: true, nth: 1 });
    expect(await counted(120 * MINUTE_MS - 1)).toEqual({ taken: 1 });
  });

  it('are waited for by whole seconds, one at least', () => {
    expect(secondsUntil(after(1500), NOW)).toBe(2);
    expect(secondsUntil(after(60_000), NOW)).toBe(60);
    expect(secondsUntil(after(-5000), NOW)).toBe(1);
  });

  it('of an address are counted for a quarter of an hour, and refuse nobody by themselves', async () => {
    const { reserve, counted } = attemptsOf(newSubject('address'));
    for (let nth = 1; nth <= 40; nth += 1) expect(await reserve(0)).toEqual({ ok: true, nth });
    expect(await counted(15 * MINUTE_MS - 1)).toEqual({ taken: 40 });
    expect(await counted(15 * MINUTE_MS)).toEqual({ taken: 0 });
  });

  it('take a lower limit for one caller, without a lock for the others', async () => {
    const { reserve, refused } = attemptsOf(newSubject('account'));
    expect(await reserve(0, 1)).toEqual({ ok: true, nth: 1 });
    expect(await reserve(1, 1)).toEqual({ ok: false, until: after(1) });
    expect(await refused(1)).toBeUndefined();
    expect(await reserve(1)).toEqual({ ok: true, nth: 2 });
    expect(await reserve(1 + 15 * MINUTE_MS, 1)).toEqual({ ok: true, nth: 1 });
  });

  it('do not extend the lock for an attempt with an earlier time', async () => {
    const { reserve } = attemptsOf(newSubject('account'));
    for (let nth = 1; nth <= 5; nth += 1) await reserve(500);
    expect(await reserve(0)).toEqual({ ok: false, until: after(15 * MINUTE_MS) });
  });

  it('are given back, but never below zero', async () => {
    const { reserve, giveBack, counted, forget } = attemptsOf(newSubject('account'));
    await giveBack();
    for (let nth = 1; nth <= 2; nth += 1) expect(await reserve(0)).toEqual({ ok: true, nth });
    for (const taken of [1, 0, 0]) {
      await giveBack();
      expect(await counted(0)).toEqual({ taken });
    }
    for (let nth = 1; nth <= 3; nth += 1) expect(await reserve(0)).toEqual({ ok: true, nth });
    await forget();
    expect(await counted(0)).toEqual({ taken: 0 });
  });

  it('are those of one merchant, one kind and one subject', async () => {
    const own = newSubject('account');
    const other = (await newWorldAt(gateway, 'alpha')).id;
    const others: Subject[] = [
      { ...own, merchant: other },
      { ...own, kind: 'secondFactor' },
      { ...own, subject: `${own.subject}x` },
    ];
    for (let nth = 1; nth <= 5; nth += 1) await attemptsOf(own).reserve(0);
    for (const of of others) {
      expect(await attemptsOf(of).counted(0)).toEqual({ taken: 0 });
      expect(await attemptsOf(of).reserve(0)).toEqual({ ok: true, nth: 1 });
      await attemptsOf(of).giveBack();
      await attemptsOf(of).forget();
    }
    expect(await attemptsOf(own).counted(0)).toMatchObject({ taken: 5 });
  });
});
