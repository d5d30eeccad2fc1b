// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useMoveMoney, useTransferToUpline, useUpline, useWallets } from './useTransfers.ts';
import type { WalletMove } from './transfers.mutations.ts';

const asMember = { token: 't1' };
const emptied = { ...examples.getWallets, total: '7' };

describe('the wallets of a member', () => {
  const moves: [string, WalletMove][] = [
    ['transferWallet', { kind: 'transfer', from: 'main', to: 'BAIZE', amount: '5' }],
    ['collectWallets', { kind: 'collect' }],
  ];
  it.each(moves)('are those that %s answers; a lost answer is repeated with its key [REQ-225]', async (call, move) => {
    let isLost = true;
    const handleDone = vi.fn<() => void>();
    const answer = () => (isLost ? unreachable : emptied);
    const { result, gateway } = renderFeature(
      () => ({ wallets: useWallets(), ...useMoveMoney(handleDone) }),
      { getWallets: () => (isLost ? examples.getWallets : emptied), transferWallet: answer, collectWallets: answer },
      asMember,
    );
    await eventually(() => expect(result.current.wallets.data?.total).toBe('120000'));
    act(() => result.current.move(move));
    await eventually(() => expect(result.current.refusalOf(move.kind)?.code).toBe('network'));
    isLost = false;
    act(() => result.current.move(move));
    await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
    expect(result.current.wallets.data?.total).toBe('7');
    const keys = gateway.asked.filter(({ id }) => id === call).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  });
});

describe('the upline', () => {
  it('is none for a member whom nobody has invited', async () => {
    const { result } = renderFeature(useUpline, { getUpline: refused('uplineUnknown') }, asMember);
    await eventually(() => expect(result.current.view.state).toBe('none'));
  });

  it('is shown with its limits, or why not', async () => {
    let isThere = false;
    const { result } = renderFeature(
      useUpline,
      { getUpline: () => (isThere ? examples.getUpline : unreachable) },
      asMember,
    );
    await eventually(() => expect(result.current.view.state).toBe('failed'));
    isThere = true;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ state: 'ready', upline: examples.getUpline }));
  });

  it('gets money once, with the payment password, and a receipt comes back', async () => {
    const handleDone = vi.fn<(got: unknown) => void>();
    const { result, gateway } = renderFeature(
      () => useTransferToUpline('10000', handleDone),
      { transferToUpline: examples.transferToUpline },
      asMember,
    );
    act(() => result.current.confirm('Secret1'));
    await eventually(() => expect(handleDone.mock.calls.map(([got]) => got)).toEqual([examples.transferToUpline]));
    expect(gateway.asked.find(({ id }) => id === 'transferToUpline')?.body).toEqual({
      amount: '10000',
      paymentPassword: 'Secret1',
    });
  });
});
