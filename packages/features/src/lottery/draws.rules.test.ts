import { expect, it } from 'vitest';
import { millisecondsToRefetch, millisecondsUntil } from './draws.rules.ts';

const RECEIVED_AT = 5000;

/** Draws of lotteries with these draw times, with the steady clock's reading at their arrival. */
const drawsAt = (...drawTimes: string[]) => ({
  serverTime: '2031-03-01T04:00:00Z',
  receivedAt: RECEIVED_AT,
  lotteries: drawTimes.map((drawTime) => ({
    id: drawTime,
    vendor: 'LOTT',
    code: drawTime,
    name: 'Five',
    nextDraw: { issueNumber: '1', drawTime },
    results: [],
  })),
});

it('knows how long it is until a draw from how long ago the gateway said what time it is', () => {
  const draws = drawsAt();
  expect(millisecondsUntil('2031-03-01T04:01:00Z', draws, RECEIVED_AT)).toBe(60_000);
  expect(millisecondsUntil('2031-03-01T04:01:00Z', draws, RECEIVED_AT + 20_000)).toBe(40_000);
});

it('asks again a second after the earliest draw, after a while where that is past, and never where nothing draws', () => {
  const draws = drawsAt('2031-03-01T04:05:00Z', '2031-03-01T04:01:00Z');
  expect(millisecondsToRefetch(draws, RECEIVED_AT)).toBe(61_000);
  expect(millisecondsToRefetch(draws, RECEIVED_AT + 59_999)).toBe(1001);
  expect(millisecondsToRefetch(draws, RECEIVED_AT + 60_000)).toBe(15_000);
  expect(millisecondsToRefetch(drawsAt(), RECEIVED_AT)).toBe(false);
  expect(millisecondsToRefetch(undefined, RECEIVED_AT)).toBe(false);
});
