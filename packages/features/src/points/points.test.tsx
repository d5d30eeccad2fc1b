// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeMemberAtom, useScope } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { itemsOf } from '../paging/index.ts';
import type { Confirmed } from '../verification/secret/index.ts';
import { spendMutation } from './points.mutations.ts';
import type { Spending } from './points.mutations.ts';
import { useHasPoints } from './useHasPoints.ts';
import { usePointBalance, usePointConfig, usePointMovements, usePointRewards, useRedemptions } from './usePoints.ts';
import { useSpend } from './useSpend.ts';

const TRIAL = 4;
const asMember = { token: 't1' };
const [redemption] = examples.getRedemptions.items;

const useMall = () => ({ config: usePointConfig(), rewards: usePointRewards() });
const useOwn = () => ({ points: usePointBalance(), redemptions: useRedemptions(1), movements: usePointMovements(2) });

describe('points', () => {
  it('are explained to a visitor, and what they can be given for is shown [REQ-215]', async () => {
    const { getPointConfig, getPointRewards } = examples;
    let isThere = false;
    const { result } = renderFeature(useMall, {
      getPointConfig: () => (isThere ? getPointConfig : unreachable),
      getPointRewards: () => (isThere ? getPointRewards : unreachable),
    });
    await eventually(() =>
      expect([result.current.config.error?.kind, result.current.rewards.error?.kind]).toEqual(['network', 'network']),
    );
    isThere = true;
    act(() => {
      result.current.config.retry();
      result.current.rewards.retry();
    });
    await eventually(() =>
      expect([result.current.config.data, result.current.rewards.data?.[0]?.id]).toEqual([
        getPointConfig,
        'playing-cards',
      ]),
    );
  });

  it('of a member come with redemptions and movements, and are refetched on focus; a visitor has none', async () => {
    const { getPointBalance, getRedemptions, getPointMovements } = examples;
    const stubs = { getPointBalance, getRedemptions, getPointMovements };
    const { result, gateway } = renderFeature(useOwn, stubs, asMember);
    await eventually(() =>
      expect([
        result.current.points.data,
        itemsOf(result.current.redemptions),
        itemsOf(result.current.movements),
      ]).toEqual([320, getRedemptions.items, getPointMovements.items]),
    );
    expect(gateway.asked.find(({ id }) => id === 'getPointMovements')?.query).toMatchObject({ pageNo: '2' });
    const before = gateway.asked.length;
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await eventually(() => expect(gateway.asked.length).toBe(before + 3));
    focusManager.setFocused(undefined);
    const visitor = renderFeature(useOwn, stubs);
    await settled();
    expect(visitor.gateway.asked).toEqual([]);
  });

  it('given for a reward are looked for until it is decided [REQ-215]', async () => {
    let status: 'applying' | 'approved' = 'applying';
    const { result, gateway } = renderFeature(
      () => useRedemptions(1),
      { getRedemptions: () => ({ items: [{ ...redemption, status }], pageNum: 1, totalPages: 1 }) as never },
      asMember,
    );
    await eventually(() => expect(itemsOf(result.current)[0]?.status).toBe('applying'));
    status = 'approved';
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect(itemsOf(result.current)[0]?.status).toBe('approved'));
    const asked = gateway.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(gateway.asked).toHaveLength(asked);
  });
});

it.each([
  [undefined, undefined, false],
  ['t1', undefined, false],
  ['t1', 0, true],
  ['t1', TRIAL, false],
])('are of a real account alone: session %s, of type %s', async (token, type, has) => {
  const { result, store } = renderFeature(useHasPoints, {}, token === undefined ? {} : { token });
  if (token !== undefined && type !== undefined)
    act(() =>
      store.set(storeMemberAtom, { token, member: { id: '1', account: 'p', userName: 'p', nickname: 'P', type } }),
    );
  await settled();
  expect(result.current).toBe(has);
});

const spending = (spend: Spending, stubs: object) => {
  const handleDone = vi.fn<() => void>();
  const rendered = renderFeature(
    () => ({ points: usePointBalance(), ...useSpend(spend, handleDone) }),
    { getPointBalance: examples.getPointBalance, ...stubs },
    asMember,
  );
  const sent = () => rendered.gateway.asked.filter(({ id }) => id === 'redeemReward' || id === 'convertPoints');
  const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...rendered, handleDone, sent, keys };
};

const redeem: Spending = { kind: 'redeem', rewardId: 'dice-set' };

describe('spending points', () => {
  it('sends the payment password, and asks for the points again [REQ-216]', async () => {
    const { result, sent, gateway, handleDone, queryClient } = spending(
      { kind: 'convert', points: 200 },
      { convertPoints: examples.convertPoints },
    );
    await eventually(() => expect(result.current.points.data).toBe(320));
    const other = ['LOTUS', 'all', '', '', 'other'];
    queryClient.setQueryData(other, 1);
    act(() => result.current.confirm('Secret1'));
    await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
    expect(queryClient.getQueryState(other)?.isInvalidated).toBe(false);
    expect(sent().map(({ body }) => body)).toEqual([{ points: 200, paymentPassword: 'Secret1' }]);
    await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getPointBalance')).toHaveLength(2));
  });

  it('has the refusal, and gets a new key afterwards [REQ-216]', async () => {
    const { result, keys, sent, handleDone } = spending(redeem, { redeemReward: refused('wrongPaymentPassword') });
    for (const times of [1, 2]) {
      act(() => result.current.confirm('x'));
      await eventually(() => expect(keys()).toHaveLength(times));
      await eventually(() => expect(result.current.refusal?.code).toBe('wrongPaymentPassword'));
    }
    expect(new Set(keys()).size).toBe(2);
    expect(sent().map(({ body }) => body)).toEqual([1, 2].map(() => ({ rewardId: 'dice-set', paymentPassword: 'x' })));
    expect(handleDone).not.toHaveBeenCalled();
  });

  it('keeps its key until there is a response, and does not keep the password', async () => {
    const { result, keys, queryClient } = spending(redeem, { redeemReward: unreachable });
    for (const times of [1, 2]) {
      act(() => result.current.confirm('Secret1'));
      await eventually(() => expect(keys()).toHaveLength(times));
      await eventually(() => expect(result.current.isBusy).toBe(false));
    }
    expect(new Set(keys()).size).toBe(1);
    const kept = queryClient.getMutationCache().getAll();
    expect(kept).not.toEqual([]);
    expect(kept.map(({ state: { variables } }) => (variables as Confirmed).secret())).toEqual(kept.map(() => ''));
  });

  it('is one member’s own request, and tells other tabs what it has changed', () => {
    const { result } = renderFeature(useScope, {}, asMember);
    const options = spendMutation(result.current);
    expect(options.meta).toEqual({ changes: 'points' });
    expect(spendMutation({ ...result.current, token: 't2' }).mutationKey).not.toEqual(options.mutationKey);
  });
});

it('what is shown stays while it cannot be asked for again, and nothing is said of that', async () => {
  let isThere = true;
  const getPointRewards = () => (isThere ? examples.getPointRewards : unreachable);
  const { result } = renderFeature(usePointRewards, { getPointRewards });
  await eventually(() => expect(result.current.data).toHaveLength(1));
  isThere = false;
  act(() => result.current.retry());
  await settled();
  expect([result.current.data?.length, result.current.error]).toEqual([1, undefined]);
});

it('redemptions are fetched by page, and refetched while one is undecided', async () => {
  const two = [
    { ...redemption, id: 'a', status: 'approved' },
    { ...redemption, id: 'b', status: 'applying' },
  ];
  const getRedemptions = { items: two, pageNum: 2, totalPages: 2 } as never;
  const { result, gateway } = renderFeature(() => useRedemptions(2), { getRedemptions }, asMember);
  await eventually(() => expect(itemsOf(result.current)).toHaveLength(2));
  expect(gateway.asked[0]?.query).toMatchObject({ pageNo: '2' });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await eventually(() => expect(gateway.asked).toHaveLength(2));
});
