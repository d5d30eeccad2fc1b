// @vitest-environment jsdom
import type { Play } from '@baize/domain/lottery';
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import type { LotteryBoard } from '@baize/gateway-sdk/lottery';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setSessionAtom } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useBets, useDrawCheck, useOpenedNumbers, useRecentLotteries } from './useBets.ts';
import { useLotteryBoard } from './useLotteryBoard.ts';
import { useLotteryGames } from './useLotteryGames.ts';
import { useLastBet, useSlip } from './useSlip.ts';

const lastTwo: Play = { code: 'last-2', kind: 'tail', digits: 2, odds: { each: 9500 } };
const boardOf = (vendor: string, code: string): LotteryBoard => ({
  vendor,
  code,
  name: code,
  serverTime: '2031-03-01T04:02:30Z',
  draw: { issueNumber: '146', drawTime: '2031-03-01T04:05:00Z', closesAt: '2031-03-01T04:04:50Z', seedHash: '' },
  changesAt: '2031-03-01T04:04:50Z',
  plays: [lastTwo],
  stake: { lowest: '100', highest: '100000', lines: 8 },
  currency: 'CNY',
  results: [],
});
const five = boardOf('LOTT', 'five-minute-draw');
const six = boardOf('LOTT', 'lucky-six');
const FIVE = { vendor: 'LOTT', code: 'five-minute-draw' };
const ignore = (): void => {};
const entry = (pick: string) => ({ play: 'last-2', picks: [pick], typed: '1' });

const loadedBets = ({ view }: ReturnType<typeof useBets>) => (view.state === 'ready' ? view.items : undefined);

/** Renders the slips of two lotteries, with the bets and the board of the first. */
const open = (stubs: Stubs = {}) => {
  const view = renderFeature(
    () => ({
      five: useSlip(five, ignore),
      six: useSlip(six, ignore),
      bets: useBets(FIVE.code, 1),
      board: useLotteryBoard(FIVE),
    }),
    { getBets: examples.getBets, getLotteryBoard: examples.getLotteryBoard, ...stubs },
    { token: 't1' },
  );
  const asked = (id: string) => view.gateway.asked.filter((call) => call.id === id).length;
  const ready = () =>
    eventually(() =>
      expect([loadedBets(view.result.current.bets), view.result.current.board.view.state]).not.toContain(undefined),
    );
  return { ...view, asked, ready };
};
const picksOf = (entries: readonly { readonly picks: readonly string[] }[]) => entries.map(({ picks }) => picks[0]);

describe('slips', () => {
  it('are one for each lottery, and adding to one leaves the other', () => {
    const { result } = open();
    act(() => void result.current.five.add(entry('07')));
    act(() => void result.current.six.add(entry('49')));
    expect([picksOf(result.current.five.entries), picksOf(result.current.six.entries)]).toEqual([['07'], ['49']]);
  });

  it('lose the entry that is taken out of them, and no other', () => {
    const { result } = open();
    for (const pick of ['07', '08', '09']) act(() => void result.current.five.add(entry(pick)));
    act(() => result.current.five.remove(1));
    expect(picksOf(result.current.five.entries)).toEqual(['07', '09']);
  });

  it('reject an invalid entry and return the rule it breaks', () => {
    const { result } = open();
    const errors: unknown[] = [];
    act(() => void errors.push(result.current.five.add({ ...entry('07'), typed: 'all' })));
    act(() => void errors.push(result.current.five.add({ ...entry('07'), typed: '5000' })));
    act(() => void errors.push(result.current.five.add(entry('7'))));
    expect(errors).toMatchObject([{ rule: 'stake' }, { rule: 'stake' }, { rule: 'picks' }]);
    expect(result.current.five.entries).toEqual([]);
  });

  it('are all empty for another account', () => {
    const { result, store } = open();
    act(() => void result.current.six.add(entry('49')));
    act(() => store.set(setSessionAtom, { token: 't2', firstTimeLogin: false, isAgent: false }));
    act(() => void result.current.five.add(entry('07')));
    expect([picksOf(result.current.five.entries), result.current.six.entries]).toEqual([['07'], []]);
  });
});

const openWithBet = (entries: (typeof examples.placeBet)['entries']) =>
  renderFeature(
    () => ({ slip: useSlip(five, ignore), last: useLastBet(five) }),
    { getBets: { items: [{ ...examples.placeBet, entries }], pageNum: 1, totalPages: 1 } },
    { token: 't1' },
  );

describe('a slip', () => {
  it('tells the most that it can win', () => {
    const { result } = open();
    act(() => void result.current.five.add({ ...entry('07'), picks: ['07', '71'] }));
    expect([result.current.five.total, result.current.five.most]).toEqual(['200', '9500']);
  });

  it('can be the last bet again', async () => {
    const { result } = openWithBet([{ play: 'last-2', picks: ['07', '71'], stake: '100', lines: 2 }]);
    await eventually(() => expect(result.current.last).toHaveLength(1));
    act(() => void result.current.slip.add(entry('99')));
    act(() => result.current.slip.fill(result.current.last));
    expect(result.current.slip.entries).toMatchObject([
      { play: 'last-2', picks: ['07', '71'], stake: '100', lines: 2 },
    ]);
  });

  it('repeats nothing whose play is gone or whose stake is not allowed any more', async () => {
    const { result, gateway } = openWithBet([
      { play: 'gone', picks: ['07'], stake: '100', lines: 1 },
      { play: 'last-2', picks: ['07'], stake: '9999999', lines: 1 },
    ]);
    await eventually(() => expect(gateway.asked.map(({ id }) => id)).toContain('getBets'));
    await act(settled);
    expect(result.current.last).toEqual([]);
  });
});

describe('a bet that was taken', () => {
  it('refetches the bets and nothing else', async () => {
    const { result, asked, ready } = open({ placeBet: examples.placeBet });
    await ready();
    act(() => void result.current.five.add(entry('07')));
    act(() => result.current.five.place());
    await eventually(() => expect(asked('getBets')).toBe(2));
    await act(settled);
    expect(asked('getLotteryBoard')).toBe(1);
  });

  it('refetches the recent lotteries too', async () => {
    const view = renderFeature(
      () => ({ slip: useSlip(five, ignore), recent: useRecentLotteries(true) }),
      { placeBet: examples.placeBet, getRecentVnLotteries: examples.getRecentVnLotteries },
      { token: 't1' },
    );
    await eventually(() => expect(view.result.current.recent).toHaveLength(1));
    act(() => void view.result.current.slip.add(entry('07')));
    act(() => view.result.current.slip.place());
    const asked = () => view.gateway.asked.filter(({ id }) => id === 'getRecentVnLotteries').length;
    await eventually(() => expect(asked()).toBe(2));
  });
});

describe('a bet that was refused', () => {
  it('refetches the board when its draw is closed, and not the bets', async () => {
    const { result, asked, ready } = open({ placeBet: refused('drawClosed') });
    await ready();
    act(() => void result.current.five.add(entry('07')));
    act(() => result.current.five.place());
    await eventually(() => expect(asked('getLotteryBoard')).toBe(2));
    expect([asked('getBets'), result.current.five.refusal?.code]).toEqual([1, 'drawClosed']);
  });

  it('refetches nothing for any other reason', async () => {
    const { result, asked, ready } = open({ placeBet: refused('insufficientFunds') });
    await ready();
    act(() => void result.current.five.add(entry('07')));
    act(() => result.current.five.place());
    await eventually(() => expect(result.current.five.refusal?.code).toBe('insufficientFunds'));
    await act(settled);
    expect([asked('getLotteryBoard'), asked('getBets')]).toEqual([1, 1]);
  });
});

describe('a board', () => {
  it('is refetched a second after it changes, and not before', async () => {
    const { result, gateway } = renderFeature(() => useLotteryBoard(FIVE), {
      getLotteryBoard: examples.getLotteryBoard,
    });
    await eventually(() => expect(result.current.view.state).toBe('ready'));
    act(() => void vi.advanceTimersByTime(140_000));
    await act(settled);
    expect(gateway.asked).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1500));
    await eventually(() => expect(gateway.asked).toHaveLength(2));
  });

  it('that failed to load, loads at a retry', async () => {
    let answer: Stubs['getLotteryBoard'] = refused('vendorUnavailable');
    const { result } = renderFeature(() => useLotteryBoard(FIVE), { getLotteryBoard: () => answer as never });
    await eventually(() => expect(result.current.view.state).toBe('failed'));
    answer = examples.getLotteryBoard;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view.state).toBe('ready'));
  });
});

describe('past draws', () => {
  it("come from Vietnam's call for its lotteries, and from the house's call for all others [REQ-187]", async () => {
    const stubs = { getVnOpenedNumbers: examples.getVnOpenedNumbers, getOpenedNumbers: examples.getOpenedNumbers };
    const vn = { vendor: 'TCG_LOTTO_VN', code: 'northern-draw' };
    const { result, gateway } = renderFeature(
      () => ({ house: useOpenedNumbers(FIVE), vn: useOpenedNumbers(vn) }),
      stubs,
      { token: 't1' },
    );
    await eventually(() => expect([result.current.house.data, result.current.vn.data]).not.toContain(undefined));
    expect(gateway.asked).toMatchObject([
      { id: 'getOpenedNumbers', query: { gameCode: 'five-minute-draw', vassalage: 'LOTT' } },
      { id: 'getVnOpenedNumbers', query: { gameCode: 'northern-draw' } },
    ]);
  });

  it('are verified by the proof of the draw', async () => {
    const { result, gateway } = renderFeature(() => useDrawCheck({ ...FIVE, issueNumber: '20260301-144' }), {
      getDrawProof: examples.getDrawProof,
    });
    await eventually(() => expect(result.current.data?.verdict).toBe('wrong'));
    expect(gateway.asked).toMatchObject([
      { query: { vassalage: 'LOTT', gameCode: 'five-minute-draw', issueNumber: '20260301-144' } },
    ]);
  });

  it('have the error of a failed load, and load at a retry', async () => {
    let answer: Stubs['getDrawProof'] = refused('drawUnknown');
    const { result } = renderFeature(() => useDrawCheck({ ...FIVE, issueNumber: '1' }), {
      getDrawProof: () => answer as never,
    });
    await eventually(() => expect(result.current.error).toMatchObject({ code: 'drawUnknown' }));
    answer = examples.getDrawProof;
    act(() => result.current.retry());
    await eventually(() => expect([result.current.data?.verdict, result.current.error]).toEqual(['wrong', undefined]));
  });
});

const halfOfThem: Stubs['getLotteryMenus'] = ({ query }) =>
  query.prizeMode === 'LOTT' ? examples.getLotteryMenus : unreachable;

describe('lotteries', () => {
  it('that were bet on are fetched only when `wanted`', async () => {
    const stubs = { getRecentVnLotteries: examples.getRecentVnLotteries };
    const wanted = renderFeature(() => useRecentLotteries(true), stubs, { token: 't1' });
    const other = renderFeature(() => useRecentLotteries(false), stubs, { token: 't1' });
    await eventually(() => expect(wanted.result.current).toEqual([{ code: 'northern-draw', name: 'Northern Draw' }]));
    expect([other.result.current, other.gateway.asked]).toEqual([[], []]);
  });

  it('of the house come with both ways of pricing or not at all, and say why', async () => {
    const { result } = renderFeature(() => useLotteryGames('lottery', 'LOTT'), {
      getLotteryMenus: halfOfThem,
    });
    expect([result.current.state, result.current.groups]).toEqual(['loading', []]);
    await eventually(() => expect(result.current.state).toBe('failed'));
    expect([result.current.groups, result.current.error?.kind]).toEqual([[], 'network']);
  });

  it('of several groups stay in several', async () => {
    const groups = examples.getLotteryMenus;
    const getLotteryMenus = [...groups, ...groups.map((group) => ({ ...group, gameGroupCode: 'LHC' }))];
    const { result } = renderFeature(() => useLotteryGames('lottery', 'LOTT'), { getLotteryMenus });
    await eventually(() => expect(result.current.groups.map(({ code }) => code)).toEqual(['SSC', 'LHC']));
    expect(result.current.groups[0]?.games.map(({ vendor }) => vendor)).toEqual(['LOTT', 'ELOTT']);
  });
});
