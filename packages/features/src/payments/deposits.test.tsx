// @vitest-environment jsdom
import { examples, failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { itemsOf } from '../paging/index.ts';
import { unansweredDepositAtom } from './deposits.atoms.ts';
import { useCancelDeposit, useDeposit, useDeposits, useHandleDepositEvent, useSecondsToPay } from './useDeposits.ts';
import { usePendingDeposits } from './useWaitingOrders.ts';
import { useOpenDeposit } from './useOpenDeposit.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';

const asMember = { token: 't1' };
const pending = examples.getDeposit;
const credited = { ...pending, status: 'credited' as const, credited: '10000', paid: '10000' };
const request = { methodId: 'bank', amount: '10000', returnPath: '/member?page=depositv2' };

const opening = (createDeposit: Stubs['createDeposit'], token = 't1') => {
  const handleOpened = vi.fn<() => void>();
  const rendered = renderFeature(() => useOpenDeposit(handleOpened), { createDeposit }, { token });
  const sent = () => rendered.gateway.asked.filter(({ id }) => id === 'createDeposit');
  const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...rendered, handleOpened, sent, keys };
};

describe('a deposit order', () => {
  it('is opened once, and shown', async () => {
    const { result, handleOpened, sent, store } = opening(pending);
    act(() => result.current.send(request));
    act(() => result.current.send(request));
    await eventually(() => expect(handleOpened).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([request]);
    expect([result.current.state, store.get(unansweredDepositAtom)]).toEqual(['idle', undefined]);
  });

  it('that is refused can be asked for again, under another key', async () => {
    const { result, keys } = opening(refused('depositsPending'));
    for (const times of [1, 2]) {
      act(() => result.current.send(request));
      await eventually(() => expect(keys()).toHaveLength(times));
      await eventually(() => expect(result.current.refusal?.code).toBe('depositsPending'));
    }
    expect([new Set(keys()).size, result.current.state]).toEqual([2, 'idle']);
  });

  it('turned away at the first attempt was not opened', async () => {
    const { result, store } = opening(Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }));
    act(() => result.current.send(request));
    await eventually(() => expect(result.current.refusal?.code).toBe('rateLimited'));
    expect([result.current.state, store.get(unansweredDepositAtom)]).toEqual(['idle', undefined]);
  });
});

describe('a lost answer', () => {
  it.each([
    ['no network', unreachable],
    ['a failing gateway', failed(500)],
    ['a gateway that is still at it', failed(409, 'conflict')],
  ])('is asked for with the same key until it comes, and blocks another order: %s', async (_why, loss) => {
    let answer: unknown = loss;
    const { result, keys, sent, handleOpened } = opening(() => answer as never);
    act(() => result.current.send(request));
    await eventually(() => expect(result.current.state).toBe('asking'));
    act(() => result.current.send({ ...request, amount: '20000' }));
    await settled();
    expect(sent()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect(sent()).toHaveLength(2));
    await eventually(() => expect(result.current.isBusy).toBe(false));
    answer = pending;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect(handleOpened).toHaveBeenCalledOnce());
    expect([new Set(keys()).size, result.current.state]).toEqual([1, 'idle']);
    expect(sent().every(({ body }) => (body as typeof request).amount === '10000')).toBe(true);
  });

  it('stays lost while its repeats are turned away, and ends with a refusal', async () => {
    let answer: unknown = unreachable;
    const { result, keys, store } = opening(() => answer as never);
    act(() => result.current.send(request));
    await eventually(() => expect(result.current.state).toBe('asking'));
    answer = Response.json({}, { status: 429, headers: { 'Retry-After': '60' } });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect(result.current.refusal?.code).toBe('rateLimited'));
    expect(result.current.state).toBe('asking');
    answer = refused('paymentsAway');
    await act(() => vi.advanceTimersByTimeAsync(65_000));
    await eventually(() => expect(result.current.state).toBe('idle'));
    expect([result.current.refusal?.code, new Set(keys()).size]).toEqual(['paymentsAway', 1]);
    expect(store.get(unansweredDepositAtom)).toBeUndefined();
  });

  const kept = { idempotencyKey: 'k1', request, isLost: true };

  it('is asked for at once after a reload, with the key of before', async () => {
    const { store, keys, handleOpened } = opening(pending);
    act(() => store.set(unansweredDepositAtom, { ...kept, whose: 'LOTUS t1' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    await eventually(() => expect(handleOpened).toHaveBeenCalled());
    expect(new Set(keys())).toEqual(new Set(['k1']));
  });

  it('of another session is never asked for', async () => {
    const { store, sent, result } = opening(pending);
    act(() => store.set(unansweredDepositAtom, { ...kept, whose: 'LOTUS t2' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([sent(), result.current.state]).toEqual([[], 'idle']);
  });
});

describe('an open order', () => {
  it('is asked for until it has ended, counts down, and ends in the list as well', async () => {
    let deposit: typeof pending | typeof credited = pending;
    const { result, gateway } = renderFeature(
      () => {
        const { data } = useDeposit(pending.id);
        return {
          data,
          left: useSecondsToPay(data ?? { ...pending, status: 'credited', receivedAt: 0 }),
          list: itemsOf(useDeposits()),
          open: usePendingDeposits(),
        };
      },
      { getDeposit: () => deposit, getDeposits: () => ({ items: [deposit] }) },
      asMember,
    );
    await eventually(() => expect([result.current.left, result.current.open?.length]).toEqual([1800, 1]));
    deposit = credited;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect([result.current.data?.status, result.current.open]).toEqual(['credited', []]));
    expect([result.current.left, result.current.list[0]?.status]).toEqual([undefined, 'credited']);
    const asked = gateway.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(gateway.asked).toHaveLength(asked);
  });

  it('is looked for now and then on any page, and at once when an event tells of its end', async () => {
    let items: object[] = [pending];
    const { result, gateway } = renderFeature(
      () => ({ open: usePendingDeposits(), told: useHandleDepositEvent() }),
      { getDeposits: () => ({ items }) as never },
      asMember,
    );
    await eventually(() => expect(result.current.open).toHaveLength(1));
    const before = gateway.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await eventually(() => expect(gateway.asked.length).toBe(before + 1));
    items = [credited];
    act(() => result.current.told());
    await eventually(() => expect(result.current.open).toEqual([]));
  });

  it('is cancelled, or shown as paid when it was paid meanwhile', async () => {
    const { result } = renderFeature(
      () => ({ order: useDeposit(pending.id).data, ...useCancelDeposit(pending.id) }),
      { getDeposit: () => new Promise(() => {}) as never, cancelDeposit: credited },
      asMember,
    );
    act(() => result.current.cancel());
    await eventually(() => expect(result.current.order?.status).toBe('credited'));
    expect(result.current.refusal).toBeUndefined();
  });

  it('that cannot be cancelled says why', async () => {
    const { result } = renderFeature(
      () => useCancelDeposit(pending.id),
      { cancelDeposit: refused('paymentsAway') },
      asMember,
    );
    act(() => result.current.cancel());
    await eventually(() => expect(result.current.refusal?.code).toBe('paymentsAway'));
  });
});

it('ways to pay are asked for again after a refusal, which may be due to one that was switched off', async () => {
  const { getPaymentMethods } = examples;
  const { result, gateway } = renderFeature(
    () => ({ methods: usePaymentMethods(), ...useOpenDeposit(() => undefined) }),
    { getPaymentMethods, createDeposit: refused('methodUnavailable') },
    asMember,
  );
  await eventually(() => expect(result.current.methods.data?.deposit).toHaveLength(2));
  act(() => result.current.send(request));
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getPaymentMethods')).toHaveLength(2));
});
