import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playLine, secondsPlayed } from './play.rules.ts';

const session = { startedAt: 5000, net: '0', currency: 'CNY', sequence: 7 };
const lineOf = (given: Partial<Parameters<typeof playLine>[0]>) =>
  playLine({ openedAt: 6000, session, failed: false, ...given });

const lineOfNet = (net: string) => lineOf({ session: { ...session, net } });

describe('playLine', () => {
  it('is empty before the game is launched, whatever the play session says', () => {
    expect(lineOf({ openedAt: undefined })).toEqual({ kind: 'none' });
  });

  it('has only the time until the play session has loaded, or when it failed', () => {
    expect(lineOf({ session: undefined })).toEqual({ kind: 'time', startedAt: 6000 });
    expect(lineOf({ session: undefined, failed: true })).toEqual({ kind: 'time', startedAt: 6000 });
  });

  it('hides a net result that may be stale, and keeps the time', () => {
    expect(lineOf({ session: { ...session, net: '300' }, failed: true })).toEqual({ kind: 'time', startedAt: 5000 });
  });

  it('begins when the gateway opened the game, or where it names no moment, when the frame did', () => {
    expect(lineOf({})).toMatchObject({ startedAt: 5000 });
    expect(lineOf({ session: { ...session, startedAt: undefined } })).toMatchObject({ startedAt: 6000 });
  });

  it('parts a net into its direction and its amount, exactly', () => {
    expect(lineOfNet('0')).toMatchObject({ kind: 'net', direction: 'even', amount: '0', currency: 'CNY' });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n }), (amount) => {
        expect(lineOfNet(amount.toString())).toMatchObject({ direction: 'ahead', amount: amount.toString() });
        expect(lineOfNet((-amount).toString())).toMatchObject({ direction: 'behind', amount: amount.toString() });
      }),
    );
  });
});

describe('secondsPlayed', () => {
  it('counts whole seconds, and none before the beginning', () => {
    const counted = [4000, 5000, 5999, 6000, 3_605_000].map((now) => secondsPlayed(5000, now));
    expect(counted).toEqual([0, 0, 0, 1, 3600]);
  });
});
