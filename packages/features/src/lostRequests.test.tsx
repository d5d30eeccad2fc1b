// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, describe, vi } from 'vitest';
import { memoryStorage } from './app/index.ts';
import type { KeyValueStorage } from './app/index.ts';
import { useSlip } from './lottery/index.ts';
import type { LotteryBoard } from './lottery/index.ts';
import { useLostWithdrawal, useRequestWithdrawal } from './payments/index.ts';
import { useLostSpending, useSpend } from './points/index.ts';
import { usePromotionChange } from './promotions/index.ts';
import { useClaimRebate } from './records/index.ts';
import { eventually, settled } from './testing/eventually.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { useLostUplineTransfer, useMoveMoney, useTransferToUpline } from './transfers/index.ts';

/** A call that moves money: a hook that sends `1` or another amount. */
type Kind = {
  readonly call: keyof typeof examples;
  readonly use: (amount: '1' | '2', done: () => void) => { readonly send: () => void; readonly lost?: unknown };
};

const SECRET = 'Secret1';

const confirmed: readonly Kind[] = [
  {
    call: 'requestWithdrawal',
    use: (amount, done) => {
      const { confirm } = useRequestWithdrawal({ accountId: 'a', amount }, done);
      return { send: () => confirm(SECRET), lost: useLostWithdrawal() };
    },
  },
  {
    call: 'transferToUpline',
    use: (amount, done) => {
      const { confirm } = useTransferToUpline(amount, done);
      return { send: () => confirm(SECRET), lost: useLostUplineTransfer() };
    },
  },
  {
    call: 'redeemReward',
    use: (rewardId, done) => {
      const { confirm } = useSpend({ kind: 'redeem', rewardId }, done);
      return { send: () => confirm(SECRET), lost: useLostSpending() };
    },
  },
  {
    call: 'convertPoints',
    use: (points, done) => {
      const { confirm } = useSpend({ kind: 'convert', points: Number(points) }, done);
      return { send: () => confirm(SECRET), lost: useLostSpending() };
    },
  },
];

const repeated: readonly Kind[] = [
  {
    call: 'transferWallet',
    use: (amount, done) => {
      const { move, lost } = useMoveMoney(done);
      return { send: () => move({ kind: 'transfer', from: 'main', to: 'BAIZE', amount }), lost };
    },
  },
  {
    call: 'collectWallets',
    use: (_amount, done) => {
      const { move, lost } = useMoveMoney(done);
      return { send: () => move({ kind: 'collect' }), lost };
    },
  },
  {
    call: 'claimRebate',
    use: (_amount, done) => ({ send: useClaimRebate({ day: '2031-03-01', gameType: 'RNG' }, done).claim }),
  },
  {
    call: 'requestPromotionReward',
    use: (_amount, done) => ({ send: usePromotionChange('claim', 'weekly', done).change }),
  },
  { call: 'claimRaffle', use: (_amount, done) => ({ send: usePromotionChange('draw', 'weekly', done).change }) },
];

type Visit = { readonly session: KeyValueStorage; readonly amount?: '1' | '2'; readonly token?: string };

/** A page with the hook of a kind. */
const visit = ({ call, use }: Kind, answer: unknown, { session, amount = '1', token = 't1' }: Visit) => {
  const done = vi.fn<() => void>();
  const view = renderFeature(() => use(amount, () => done()), { [call]: answer }, { token, session });
  const sent = () =>
    view.gateway.asked
      .filter(({ id }) => id === call)
      .map(({ headers, body }) => ({ key: headers.get('Idempotency-Key'), body }));
  return { ...view, done, sent };
};

/** Sends a request whose answer is lost, and leaves the page: only its session storage remains. */
const loseAnswer = async (kind: Kind) => {
  const kept: string[] = [];
  const memory = memoryStorage();
  const session = {
    ...memory,
    setItem: (key: string, value: string) => (kept.push(value), memory.setItem(key, value)),
  };
  const page = visit(kind, unreachable, { session });
  act(() => page.result.current.send());
  await eventually(() => expect(page.sent()).not.toEqual([]));
  await settled();
  page.unmount();
  const [first] = page.sent();
  return { session, kept, first };
};

describe.each([...confirmed, ...repeated])('the answer to $call', (kind) => {
  it('that was lost is asked for with its key after a reload, and what is stored has no secret [D38]', async () => {
    const { session, kept, first } = await loseAnswer(kind);
    expect([kept.join().includes(first?.key ?? 'no key'), kept.join().includes(SECRET)]).toEqual([true, false]);
    const page = visit(kind, examples[kind.call], { session });
    if (confirmed.includes(kind)) {
      await eventually(() => expect(page.result.current.lost).toBeDefined());
      expect(page.sent()).toEqual([]);
      act(() => page.result.current.send());
    } else await act(() => vi.advanceTimersByTimeAsync(1));
    await eventually(() => expect(page.done).toHaveBeenCalledOnce());
    expect(page.sent()).toEqual([first]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([page.sent().length, page.result.current.lost]).toEqual([1, undefined]);
  });

  it('of another session is never asked for', async () => {
    const { session } = await loseAnswer(kind);
    const page = visit(kind, examples[kind.call], { session, token: 't2' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([page.sent(), page.result.current.lost]).toEqual([[], undefined]);
  });
});

describe.each([...confirmed, ...repeated.slice(0, 1)])('a lost $call', (kind) => {
  it('blocks another amount until the gateway has decided on it', async () => {
    const { session, first } = await loseAnswer(kind);
    const page = visit(kind, () => refused('balanceTooLow'), { session, amount: '2' });
    await eventually(() => expect(page.result.current.lost).toBeDefined());
    act(() => page.result.current.send());
    await eventually(() => expect(page.result.current.lost).toBeUndefined());
    expect(page.sent()).toEqual([first]);
    act(() => page.result.current.send());
    await eventually(() => expect(page.sent()).toHaveLength(2));
    expect(page.sent()[1]?.key).not.toBe(first?.key);
    expect(page.sent()[1]?.body).not.toEqual(first?.body);
  });
});

const board: LotteryBoard = {
  vendor: 'LOTT',
  code: 'five-minute-draw',
  name: 'Five',
  serverTime: '2031-03-01T04:02:30Z',
  draw: {
    issueNumber: '146',
    drawTime: '2031-03-01T04:05:00Z',
    closesAt: '2031-03-01T04:04:50Z',
    seedHash: 'a'.repeat(64),
  },
  changesAt: '2031-03-01T04:04:50Z',
  plays: [{ code: 'last-2', kind: 'tail', digits: 2, odds: { each: 9500 } }],
  stake: { lowest: '100', highest: '100000', lines: 8 },
  currency: 'CNY',
  results: [],
};

it('a bet whose answer was lost has its key after a reload as well, and another bet has its own [D38]', async () => {
  const session = memoryStorage();
  const bet = async (picks: readonly string[], answer: unknown) => {
    const page = renderFeature(
      () => useSlip(board, () => undefined),
      { placeBet: answer as never },
      { token: 't1', session },
    );
    await settled();
    act(() => void page.result.current.add({ play: 'last-2', picks, typed: '1' }));
    act(() => page.result.current.place());
    await eventually(() => expect(page.gateway.asked).toHaveLength(1));
    await settled();
    page.unmount();
    return page.gateway.asked[0]?.headers.get('Idempotency-Key');
  };
  const lost = await bet(['07'], unreachable);
  expect(await bet(['07'], examples.placeBet)).toBe(lost);
  expect(await bet(['07'], examples.placeBet)).not.toBe(lost);
  const other = await bet(['08'], unreachable);
  expect(await bet(['07'], examples.placeBet)).not.toBe(other);
});
