// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import type { Play } from '@baize/domain/lottery';
import type { DrawProof, LotteryBoard } from '@baize/gateway-sdk/lottery';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { setSessionAtom } from '../app/index.ts';
import { millisecondsToChange, steadyTimeOf } from './board.rules.ts';
import { checkProof } from './checkProof.ts';
import { entryError, totalOf } from './slip.rules.ts';
import { itemsOf } from '../paging/index.ts';
import { useBets } from './useBets.ts';
import { useLotteryBoard } from './useLotteryBoard.ts';
import { useLotteryGames } from './useLotteryGames.ts';
import { useSlip } from './useSlip.ts';

const five = { vendor: 'LOTT', code: 'five-minute-draw' };
const anyTwo: Play = { code: 'any-2', kind: 'any', take: 2, lowest: 1, highest: 11, odds: { each: 520 } };
const lastTwo: Play = { code: 'last-2', kind: 'tail', digits: 2, odds: { each: 9500 } };
const board: LotteryBoard = {
  ...five,
  name: 'Five',
  serverTime: '2031-03-01T04:02:30Z',
  draw: {
    issueNumber: '146',
    drawTime: '2031-03-01T04:05:00Z',
    closesAt: '2031-03-01T04:04:50Z',
    seedHash: 'a'.repeat(64),
  },
  changesAt: '2031-03-01T04:04:50Z',
  plays: [anyTwo, lastTwo],
  stake: { lowest: '100', highest: '100000', lines: 8 },
  currency: 'CNY',
  results: [],
};

describe('a bet slip', () => {
  const slip = [{ play: 'any-2', picks: ['01', '02', '03'], stake: '200' }];

  it('costs its stakes on every line that its picks make', () => {
    expect(totalOf(board, [...slip, { play: 'last-2', picks: ['07'], stake: '150' }])).toEqual({
      lines: 4,
      total: '750',
    });
    expect(totalOf(board, [{ play: 'gone', picks: ['07'], stake: '150' }])).toEqual({ lines: 0, total: '0' });
  });

  it.each([
    ['no pick', { play: 'last-2', picks: [], typed: '1' }, { rule: 'picks' }],
    ['too few numbers', { play: 'any-2', picks: ['01'], typed: '1' }, { rule: 'picks' }],
    ['a play that is not there', { play: 'gone', picks: ['01'], typed: '1' }, { rule: 'picks' }],
    [
      'more lines than a bet may have',
      { play: 'any-2', picks: ['01', '02', '03', '04'], typed: '1' },
      { rule: 'lines', most: 8 },
    ],
    ['a stake that is too low', { play: 'last-2', picks: ['07'], typed: '0.99' }, { rule: 'stake' }],
    ['a stake that is too high', { play: 'last-2', picks: ['07'], typed: '1000.01' }, { rule: 'stake' }],
    [
      'what is no stake',
      { play: 'last-2', picks: ['07'], typed: 'all' },
      { rule: 'stake', lowest: '100', highest: '100000' },
    ],
  ])('takes not %s', (_, entry, error) => {
    expect(entryError(board, slip, entry)).toMatchObject(error);
  });

  it('takes the lowest and the highest stake, and as many lines as a bet may have', () => {
    for (const typed of ['1', '1.00', ' 1000 '])
      expect(entryError(board, slip, { play: 'last-2', picks: ['07', '08', '09', '10', '11'], typed })).toBeUndefined();
  });
});

const open = (stubs: Stubs = {}) => {
  const placed = vi.fn<(bet: { readonly id: string }) => void>();
  const view = renderFeature(() => useSlip(board, placed), stubs, { token: 't1' });
  const add = () => act(() => void view.result.current.add({ play: 'last-2', picks: ['07', '71'], typed: '1' }));
  return { ...view, placed, add };
};

describe('a slip that is bet', () => {
  it('is sent as it stands for the draw that is open, once, and is empty then', async () => {
    const { result, gateway, placed, add } = open({ placeBet: examples.placeBet });
    add();
    expect(result.current).toMatchObject({
      lines: 2,
      total: '200',
      entries: [{ play: 'last-2', lines: 2, stake: '100' }],
    });
    act(() => result.current.place());
    await eventually(() => expect(placed).toHaveBeenCalledOnce());
    expect(result.current.entries).toEqual([]);
    expect(gateway.asked).toMatchObject([
      {
        body: {
          vassalage: 'LOTT',
          gameCode: 'five-minute-draw',
          issueNumber: '146',
          entries: [{ play: 'last-2', picks: ['07', '71'], stake: '100' }],
        },
      },
    ]);
  });

  it('stays when it is refused, and says why', async () => {
    const { result, placed, add } = open({ placeBet: refused('insufficientFunds') });
    add();
    act(() => result.current.place());
    await eventually(() => expect(result.current.refusal).toMatchObject({ code: 'insufficientFunds' }));
    expect([result.current.entries.length, placed.mock.calls.length]).toEqual([1, 0]);
    act(() => result.current.remove(0));
    expect([result.current.entries, result.current.refusal]).toEqual([[], undefined]);
  });

  it('is the same request again where no answer came, and another one once it has changed', async () => {
    const { result, gateway, add } = open({ placeBet: unreachable });
    const keys = () => gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'));
    const place = async () => {
      const before = gateway.asked.length;
      act(() => result.current.place());
      await eventually(() => expect(gateway.asked.length).toBeGreaterThan(before));
      await eventually(() => expect(result.current).toMatchObject({ isPlacing: false, refusal: {} }));
    };
    add();
    await place();
    await place();
    add();
    await place();
    const [first, again, other] = [keys().at(0), keys().at(-2), keys().at(-1)];
    expect(first).toMatch(/.{16}/u);
    expect(new Set(keys()).size).toBe(2);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('is nobody else’s: another account finds it empty', () => {
    const { result, add, store } = open();
    add();
    act(() => store.set(setSessionAtom, { token: 't2', firstTimeLogin: false, isAgent: false }));
    expect(result.current.entries).toEqual([]);
  });
});

describe('a board', () => {
  it('is asked for again a second after it changes, by the clock of the gateway', () => {
    const received = { ...board, receivedAt: 5000 };
    expect(steadyTimeOf(board.draw.closesAt, received)).toBe(5000 + 140_000);
    expect(millisecondsToChange(received, 5000)).toBe(141_000);
    expect(millisecondsToChange(received, 145_000)).toBe(5000);
  });

  it('comes with the moment that it closes, and says why it did not come', async () => {
    const { result } = renderFeature(() => useLotteryBoard(five), { getLotteryBoard: examples.getLotteryBoard });
    expect(result.current.view.state).toBe('loading');
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', board: five }));
    const other = renderFeature(() => useLotteryBoard(five), { getLotteryBoard: refused('gameUnknown') });
    await eventually(() =>
      expect(other.result.current.view).toMatchObject({ state: 'failed', error: { code: 'gameUnknown' } }),
    );
  });
});

const getLotteryMenus: Stubs['getLotteryMenus'] = ({ query }) => [
  { gameGroupCode: 'SSC', labelName: `Draws ${query.prizeMode}`, gameMenus: [{ code: 'x', remark: 'X' }] },
];

describe('the lotteries of a house', () => {
  it('are its own by group, those that are priced as the merchant does first [REQ-172]', async () => {
    const { result } = renderFeature(() => useLotteryGames('lottery', 'ELOTT'), { getLotteryMenus });
    await eventually(() => expect(result.current.state).toBe('ready'));
    expect(result.current.groups).toEqual([
      {
        code: 'SSC',
        name: 'Draws ELOTT',
        games: [
          { vendor: 'ELOTT', code: 'x', name: 'X' },
          { vendor: 'LOTT', code: 'x', name: 'X' },
        ],
      },
    ]);
  });

  it('are those of Vietnam, and the rooms of South-East Asia', async () => {
    const stubs = { getVnLotteryMenus: examples.getVnLotteryMenus, getLotteryRooms: examples.getLotteryRooms };
    const vn = renderFeature(() => useLotteryGames('vnLottery', 'LOTT'), stubs, { token: 't1' });
    const sea = renderFeature(() => useLotteryGames('seaLottery', 'LOTT'), stubs, { token: 't1' });
    await eventually(() => expect([vn.result.current.state, sea.result.current.state]).toEqual(['ready', 'ready']));
    expect(vn.result.current.groups[0]?.games).toEqual([
      { vendor: 'TCG_LOTTO_VN', code: 'northern-draw', name: 'Northern Draw' },
    ]);
    expect(sea.result.current.groups).toEqual([
      { code: 'SEA', name: '', games: [{ vendor: 'TCG_SEA', code: 'sea-4d', name: 'SEA 4D' }] },
    ]);
    expect(sea.gateway.asked.map(({ id }) => id)).toEqual(['getLotteryRooms']);
  });

  it('have the state of a failed load, and load at a retry', async () => {
    let answer: Stubs['getVnLotteryMenus'] = unreachable;
    const stubs: Stubs = { getVnLotteryMenus: () => answer as never };
    const { result } = renderFeature(() => useLotteryGames('vnLottery', 'LOTT'), stubs);
    await eventually(() => expect(result.current.state).toBe('failed'));
    answer = examples.getVnLotteryMenus;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.state).toBe('ready'));
  });
});

describe('a draw is checked', () => {
  const seed = 'seed';
  const proof: DrawProof = {
    issueNumber: '1',
    drawTime: '2031-03-01T04:05:00Z',
    drum: { numbers: 6, lowest: 1, highest: 49, special: true },
    seedHash: '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b',
    seed,
    result: undefined,
  };
  const result = async () => {
    const { drawn } = await checkProof('lucky-six', {
      ...proof,
      result: { issueNumber: '1', drawTime: '', winningNumbers: [], specialNumber: undefined },
    });
    return {
      issueNumber: '1',
      drawTime: '',
      winningNumbers: drawn?.winningNumbers ?? [],
      specialNumber: drawn?.specialNumber,
    };
  };

  it('and valid when its seed matches the hash and draws its numbers', async () => {
    expect(await checkProof('lucky-six', { ...proof, result: await result() })).toMatchObject({ verdict: 'right' });
  });

  it('and invalid with another seed, other numbers, another special number, or as the draw of another lottery', async () => {
    const told = await result();
    const verdicts = [
      checkProof('lucky-six', { ...proof, seed: 'other', result: told }),
      checkProof('lucky-six', { ...proof, seedHash: '0'.repeat(64), result: told }),
      checkProof('lucky-six', { ...proof, result: { ...told, winningNumbers: told.winningNumbers.toReversed() } }),
      checkProof('lucky-six', { ...proof, result: { ...told, specialNumber: '00' } }),
      checkProof('lucky-seven', { ...proof, result: told }),
    ];
    expect((await Promise.all(verdicts)).map(({ verdict }) => verdict)).toEqual(
      Array.from({ length: 5 }, () => 'wrong'),
    );
  });

  it('but not before it took place', async () => {
    expect(await checkProof('lucky-six', { ...proof, seed: undefined })).toMatchObject({ verdict: 'early' });
    expect(await checkProof('lucky-six', proof)).toMatchObject({ verdict: 'early', drawn: undefined });
  });
});

it('bets are refetched while one of them is open', async () => {
  let status: 'open' | 'lost' = 'open';
  const getBets: Stubs['getBets'] = () => ({ items: [{ ...examples.placeBet, status }], pageNum: 1, totalPages: 1 });
  const { result, gateway } = renderFeature(() => useBets('five-minute-draw', 1), { getBets }, { token: 't1' });
  await eventually(() => expect(itemsOf(result.current)[0]?.status).toBe('open'));
  status = 'lost';
  act(() => void vi.advanceTimersByTime(5000));
  await eventually(() => expect(itemsOf(result.current)[0]?.status).toBe('lost'));
  const asked = gateway.asked.length;
  act(() => void vi.advanceTimersByTime(60_000));
  await act(settled);
  expect(gateway.asked).toHaveLength(asked);
});
