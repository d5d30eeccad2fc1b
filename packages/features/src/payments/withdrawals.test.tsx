// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { itemsOf } from '../paging/index.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useAddAccount, useRemoveAccount } from './useAccounts.ts';
import { useRequestWithdrawal, useWithdraw } from './useWithdraw.ts';
import { useCoolingSeconds, useOrderActions, useWithdrawal, useWithdrawals } from './useWithdrawals.ts';

const asMember = { token: 't1' };
const order = examples.getWithdrawal;
const { getWithdrawalTerms, getWithdrawalAccounts, getPaymentMethods } = examples;
const wish = { accountId: order.id, amount: '10000' };

const requesting = (requestWithdrawal: Stubs['requestWithdrawal']) => {
  const handleDone = vi.fn<(got: unknown) => void>();
  const rendered = renderFeature(() => useRequestWithdrawal(wish, handleDone), { requestWithdrawal }, asMember);
  const sent = () => rendered.gateway.asked.filter(({ id }) => id === 'requestWithdrawal');
  return { ...rendered, handleDone, keys: () => sent().map(({ headers }) => headers.get('Idempotency-Key')), sent };
};

describe('what a member can withdraw', () => {
  it('is ready once terms, accounts and methods are there; a failed one is asked for again', async () => {
    let isThere = false;
    const { result } = renderFeature(
      useWithdraw,
      {
        getWithdrawalTerms,
        getPaymentMethods,
        getWithdrawalAccounts: () => (isThere ? getWithdrawalAccounts : unreachable),
      },
      asMember,
    );
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    isThere = true;
    act(() => result.current.retry());
    await eventually(() =>
      expect(result.current.view).toMatchObject({ state: 'ready', terms: getWithdrawalTerms, accounts: { most: 5 } }),
    );
  });
});

describe('a request to withdraw', () => {
  it('is made once, and hands over the order', async () => {
    const { result, sent, handleDone } = requesting(order);
    act(() => result.current.confirm('Secret1'));
    await eventually(() => expect(handleDone.mock.calls.map(([got]) => got)).toEqual([order]));
    expect(sent().map(({ body }) => body)).toEqual([{ ...wish, paymentPassword: 'Secret1' }]);
  });

  it('whose answer was lost is repeated with its key, so that there is never a second order [D38]', async () => {
    let isLost = true;
    const { result, keys, handleDone } = requesting(() => (isLost ? unreachable : order));
    act(() => result.current.confirm('Secret1'));
    await eventually(() => expect(result.current.refusal?.code).toBe('network'));
    isLost = false;
    act(() => result.current.confirm('Secret1'));
    await eventually(() => expect(handleDone).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(1);
  });

  it('that was refused has another key the next time', async () => {
    const { result, keys } = requesting(refused('wrongPaymentPassword'));
    for (const times of [1, 2]) {
      act(() => result.current.confirm('Wrong1'));
      await eventually(() => expect(keys()).toHaveLength(times));
      await eventually(() => expect(result.current.refusal?.code).toBe('wrongPaymentPassword'));
    }
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a withdrawal', () => {
  it('is read again while it can change, and not after', async () => {
    let status: 'sent' | 'received' = 'sent';
    const { result, gateway } = renderFeature(
      () => ({ one: useWithdrawal(order.id), all: useWithdrawals() }),
      {
        getWithdrawal: () => ({ ...order, status }),
        getWithdrawals: () => ({ items: [{ ...order, status }] }),
      },
      asMember,
    );
    await eventually(() => expect(itemsOf(result.current.all)[0]?.status).toBe('sent'));
    status = 'received';
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() =>
      expect([result.current.one.data?.status, itemsOf(result.current.all)[0]?.status]).toEqual([
        'received',
        'received',
      ]),
    );
    const before = gateway.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(gateway.asked).toHaveLength(before);
  });

  it('is cancelled or confirmed; a refusal is told, and the orders are read again', async () => {
    const handleDone = vi.fn<() => void>();
    const { result, gateway } = renderFeature(
      () => ({ ...useOrderActions(order.id, handleDone), all: useWithdrawals() }),
      {
        cancelWithdrawal: refused('orderStarted'),
        confirmWithdrawal: examples.confirmWithdrawal,
        getWithdrawals: { items: [{ ...order, status: 'received' }] } as never,
      },
      asMember,
    );
    await eventually(() => expect(itemsOf(result.current.all)).toHaveLength(1));
    act(() => result.current.cancel());
    await eventually(() => expect(result.current.refusal?.code).toBe('orderStarted'));
    await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getWithdrawals')).toHaveLength(2));
    act(() => result.current.confirm({ outcome: 'partlyReceived', amount: '5000' }));
    await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
    expect(gateway.asked.find(({ id }) => id === 'confirmWithdrawal')?.body).toMatchObject({ amount: '5000' });
    expect(result.current.refusal).toBeUndefined();
  });

  it.each([
    ['cooling', 60],
    ['sent', undefined],
  ] as const)(
    'that is %s has %s seconds left by the gateway’s clock, a minute before its end',
    async (status, left) => {
      const answered = { ...order, status, coolingUntil: '2026-03-01T04:01:00Z' };
      const headers = { Date: 'Sun, 01 Mar 2026 04:00:00 GMT' };
      const { result } = renderFeature(
        () => {
          const { data } = useWithdrawal(order.id);
          return [data?.status, useCoolingSeconds(data ?? { ...order, status: 'processing' })];
        },
        { getWithdrawal: () => Response.json({ success: true, message: '', value: answered }, { headers }) },
        asMember,
      );
      await eventually(() => expect(result.current).toEqual([status, left]));
    },
  );
});

describe('an account to withdraw to', () => {
  it('is added and removed with the payment password, and the list is read again', async () => {
    const handleAdded = vi.fn<(got: unknown) => void>();
    const handleRemoved = vi.fn<() => void>();
    const { result, gateway } = renderFeature(
      () => ({
        view: useWithdraw().view,
        ...useAddAccount(handleAdded),
        remove: useRemoveAccount(order.id, handleRemoved).confirm,
      }),
      { ...examples },
      asMember,
    );
    await eventually(() => expect(result.current.view.state).toBe('ready'));
    const account = { kind: 'bank', bank: 'B', holder: 'Lin', number: '12345678' } as const;
    act(() => result.current.add(account, 'Secret1'));
    await eventually(() => expect(handleAdded.mock.calls.map(([got]) => got)).toEqual([examples.addWithdrawalAccount]));
    expect(gateway.asked.find(({ id }) => id === 'addWithdrawalAccount')?.body).toEqual({
      ...account,
      paymentPassword: 'Secret1',
    });
    act(() => result.current.remove('Secret1'));
    await eventually(() => expect(handleRemoved).toHaveBeenCalledOnce());
    await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getWithdrawalAccounts')).toHaveLength(3));
  });
});
