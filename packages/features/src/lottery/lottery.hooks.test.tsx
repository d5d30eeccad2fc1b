// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { otherLotteries } from './lottery.queries.ts';
import { useLotteryMenu } from './useLotteryMenu.ts';
import { steadyNow } from '@baize/gateway-sdk/clock';
import { useDraws } from './useDraws.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const group = (gameGroupCode: string, ...codes: string[]) => ({
  gameGroupCode,
  labelName: `${gameGroupCode} draws`,
  gameMenus: codes.map((code) => ({ code, remark: code.toUpperCase() })),
});

it('lists the groups of a mode with their games, but neither KENO nor a group without games', async () => {
  const { result, gateway } = renderFeature(() => useLotteryMenu('ELOTT'), {
    getLotteryMenus: [group('PK10', 'racing'), group('KENO', 'keno-5'), group('LF')],
  });
  expect(result.current).toMatchObject({ state: 'loading', groups: [] });
  await eventually(() => expect(result.current.state).toBe('ready'));
  expect(result.current.groups).toEqual([
    { code: 'PK10', name: 'PK10 draws', games: [{ code: 'racing', name: 'RACING' }] },
  ]);
  expect(gateway.asked).toMatchObject([{ query: { prizeMode: 'ELOTT' } }]);
});

it('says when they did not come, and asks again', async () => {
  let away = true;
  const { result } = renderFeature(() => useLotteryMenu('LOTT'), {
    getLotteryMenus: () => (away ? failed(404) : [group('SSC', 'five')]),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.groups).toHaveLength(1));
});

it('takes for other lotteries those whose vendor is not the house', () => {
  const vendors = ['LOTT', 'TCG_SEA', 'ELOTT', 'TCG_LOTTO_VN'].map((vassalage) => ({ vassalage }));
  expect(otherLotteries(vendors).map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'TCG_LOTTO_VN']);
});

const lottery = { vassalage: 'LOTT', gameCode: 'five-minute-draw', gameName: 'Five-Minute Draw', results: [] };
/** A lottery with this next draw, from a gateway with this clock. */
const drawsAt = (serverTime: string, drawTime: string) => ({
  serverTime: `2031-03-01T${serverTime}Z`,
  lotteries: [{ ...lottery, nextDraw: { issueNumber: drawTime, drawTime: `2031-03-01T${drawTime}Z` } }],
});
const pass = (seconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

it("counts down by the gateway's clock, whatever the browser's says", async () => {
  const { result } = renderFeature(
    () => {
      const draws = useDraws();
      return { draws, seconds: useSecondsUntil(draws.lotteries[0]?.drawsAt ?? 0) };
    },
    { getDraws: drawsAt('04:02:30', '04:05:00') },
  );
  expect(result.current.draws).toMatchObject({ state: 'loading', lotteries: [] });
  await eventually(() => expect(result.current).toMatchObject({ draws: { state: 'ready' }, seconds: 150 }));
  pass(61);
  expect(result.current.seconds).toBe(89);
});

it("after a sleep never shows more than is left, and has the gateway's time at once", async () => {
  let answer = drawsAt('04:02:30', '04:05:00');
  const { result, gateway } = renderFeature(
    () => {
      const draws = useDraws();
      return { draws, seconds: useSecondsUntil(draws.lotteries[0]?.drawsAt ?? 0) };
    },
    { getDraws: () => answer },
  );
  await eventually(() => expect(result.current.seconds).toBe(150));
  answer = drawsAt('04:03:31', '04:05:00');
  // Simulates a machine in sleep: its steady clock stands still for a minute.
  vi.setSystemTime(Date.now() + 60_000);
  pass(1);
  expect(result.current.seconds).toBe(89);
  await eventually(() => expect(gateway.asked).toHaveLength(2));
  await eventually(() => expect(result.current.seconds).toBe(89));
});

it("is right again once the gateway has answered where the browser's clock was only set", async () => {
  let answer = drawsAt('04:02:30', '04:05:00');
  const { result } = renderFeature(
    () => {
      const draws = useDraws();
      return { draws, seconds: useSecondsUntil(draws.lotteries[0]?.drawsAt ?? 0) };
    },
    { getDraws: () => answer },
  );
  await eventually(() => expect(result.current.seconds).toBe(150));
  answer = drawsAt('04:02:31', '04:05:00');
  vi.setSystemTime(new Date('2040-01-01T00:00:00Z'));
  pass(1);
  expect(result.current.seconds).toBe(0);
  await eventually(() => expect(result.current.seconds).toBe(149));
});

it('asks again a second after the next draw, and shows what it was', async () => {
  let answer = drawsAt('04:04:00', '04:05:00');
  const { result, gateway } = renderFeature(useDraws, { getDraws: () => answer });
  await eventually(() => expect(result.current.lotteries[0]?.nextDraw.issueNumber).toBe('04:05:00'));
  answer = drawsAt('04:05:01', '04:10:00');
  pass(60);
  await act(settled);
  expect(gateway.asked).toHaveLength(1);
  pass(1);
  await eventually(() => expect(result.current.lotteries[0]?.nextDraw.issueNumber).toBe('04:10:00'));
  expect(gateway.asked).toHaveLength(2);
});

it('takes the draws for up to date until the next one has been', async () => {
  const { result, queryClient } = renderFeature(useDraws, { getDraws: drawsAt('04:04:00', '04:05:00') });
  await eventually(() => expect(result.current.state).toBe('ready'));
  const [query] = queryClient.getQueryCache().getAll();
  expect(query?.isStale()).toBe(false);
});

it('keeps what it has where the gateway is away as a draw goes by, and asks again after a while', async () => {
  let away = false;
  const { result, gateway } = renderFeature(useDraws, {
    getDraws: () => (away ? failed(404) : drawsAt('04:04:00', '04:05:00')),
  });
  await eventually(() => expect(result.current.state).toBe('ready'));
  away = true;
  pass(61);
  await eventually(() => expect(gateway.asked).toHaveLength(2));
  await eventually(() =>
    expect(result.current).toMatchObject({ state: 'ready', lotteries: [{ code: lottery.gameCode }] }),
  );
  pass(14);
  await act(settled);
  expect(gateway.asked).toHaveLength(2);
  pass(1);
  await eventually(() => expect(gateway.asked).toHaveLength(3));
});

it('says when no lottery draws, and when the draws did not come', async () => {
  const none = renderFeature(useDraws, { getDraws: { serverTime: '2031-03-01T04:00:00Z', lotteries: [] } });
  await eventually(() => expect(none.result.current.state).toBe('empty'));
  let away = true;
  const { result } = renderFeature(useDraws, {
    getDraws: () => (away ? failed(404) : drawsAt('04:04:00', '04:05:00')),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.state).toBe('ready'));
});

it('counts whole seconds down to none, and no further', () => {
  const moment = steadyNow() + 1500;
  const { result } = renderFeature(() => useSecondsUntil(moment), {});
  expect(result.current).toBe(2);
  pass(0.5);
  expect(result.current).toBe(1);
  pass(10);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
