import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betSteps, drawFairly, games, kindOf, winOf } from './games.ts';
import { REEL_STOPS, REELS_RETURN_TO_PLAYER, reelsOutcome, reelSymbols, spinReels } from './reels.rules.ts';
import { spinWheel, WHEEL_RETURN_TO_PLAYER, wheelOutcome, wheelSegments } from './wheel.rules.ts';

const stop = nat({ max: REEL_STOPS - 1 });

describe('reels', () => {
  it('return over all stops exactly what they state', () => {
    let tenths = 0;
    for (let a = 0; a < REEL_STOPS; a += 1)
      for (let b = 0; b < REEL_STOPS; b += 1)
        for (let c = 0; c < REEL_STOPS; c += 1) tenths += reelsOutcome([a, b, c]).tenths;
    expect(tenths / 10 / REEL_STOPS ** 3).toBeCloseTo(REELS_RETURN_TO_PLAYER, 12);
    expect(REELS_RETURN_TO_PLAYER).toBeGreaterThan(0.94);
    expect(REELS_RETURN_TO_PLAYER).toBeLessThan(0.97);
  });

  it('pay exactly when the first two symbols are alike', () => {
    assert(
      property(stop, stop, stop, (a, b, c) => {
        const outcome = reelsOutcome([a, b, c]);
        if (outcome.kind !== 'reels') throw new Error('not reels');
        expect(outcome.tenths > 0).toBe(outcome.symbols[0] === outcome.symbols[1]);
        for (const symbol of outcome.symbols) expect(reelSymbols.map(({ name }) => name)).toContain(symbol);
      }),
    );
  });

  it('refuse a stop they do not have', () => {
    expect(() => reelsOutcome([0, 0, REEL_STOPS])).toThrow(RangeError);
  });
});

describe('wheel', () => {
  it('returns over all segments exactly what it states', () => {
    const sum = wheelSegments.reduce((total, _, segment) => total + wheelOutcome(segment).tenths, 0);
    expect(sum / 10 / wheelSegments.length).toBeCloseTo(WHEEL_RETURN_TO_PLAYER, 12);
    expect(() => wheelOutcome(wheelSegments.length)).toThrow(RangeError);
  });
});

describe('rounds', () => {
  it('draw evenly, each reel and the wheel over their own length', () => {
    const bounds: number[] = [];
    const draw = (bound: number) => (bounds.push(bound), 0);
    spinReels(draw);
    spinWheel(draw);
    expect(bounds).toEqual([REEL_STOPS, REEL_STOPS, REEL_STOPS, wheelSegments.length]);
    expect(Array.from({ length: 500 }, () => drawFairly(3)).every((drawn) => drawn >= 0 && drawn < 3)).toBe(true);
  });

  it('win whole minor units on every table', () => {
    const prizes = Object.values(games).flatMap((game) => game.prizes.map(({ tenths }) => tenths));
    for (const exponent of [0, 2, 3, 6])
      for (const bet of betSteps(exponent))
        for (const tenths of prizes) expect(BigInt(winOf(bet, tenths)) * 10n).toBe(BigInt(bet) * BigInt(tenths));
  });

  it('bet thousands where a currency has no smaller unit', () => {
    expect(betSteps(0)[0]).toBe('1000');
    expect(betSteps(2)).toEqual(['100', '200', '500', '1000', '2000', '5000', '10000']);
  });

  it('turn the wheel for tables, draws and matches, the reels for all else [REQ-001]', () => {
    expect(['LIVE', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS'].map(kindOf)).toEqual(Array(5).fill('wheel'));
    expect(['RNG', 'FISH', 'PVP', 'unheard of'].map(kindOf)).toEqual(Array(4).fill('reels'));
  });
});
