// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fails, renderFeature, succeeds, switchLanguage } from '../app/renderFeature.tsx';
import { useBalance } from './useBalance.ts';

afterEach(cleanup);

const at = (sequence: number) => ({ balance: '100', currency: 'CNY', currencySymbol: '¥', sequence });

let end: (answer: unknown) => void = () => {};

const endWith = (answer: Promise<unknown>) => act(async () => end(await answer));

const balance = () => new Promise((resolve) => (end = resolve));

describe('useBalance', () => {
  it('has no balance for a visitor, and asks for none [REQ-043]', () => {
    const { result } = renderFeature(useBalance, {});
    act(() => result.current.refresh());
    expect(result.current).toMatchObject({ balance: undefined, refreshing: false, failed: false });
  });

  it('spins until the call ends, whether it succeeds or fails [REQ-043]', async () => {
    const { result } = renderFeature(useBalance, { wallet: { balance } }, { token: 't1' });
    expect(result.current).toMatchObject({ balance: undefined, refreshing: true });
    await endWith(succeeds(at(1)));
    await waitFor(() => expect(result.current).toMatchObject({ balance: at(1), refreshing: false, failed: false }));
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current).toMatchObject({ balance: at(1), refreshing: true }));
    await endWith(fails());
    await waitFor(() => expect(result.current).toMatchObject({ balance: at(1), refreshing: false, failed: true }));
  });

  it('stays on the screen when the language changes', async () => {
    const { result, store } = renderFeature(useBalance, { wallet: { balance } }, { token: 't1' });
    await endWith(succeeds(at(1)));
    await waitFor(() => expect(result.current.balance).toEqual(at(1)));
    switchLanguage(store, 'ES');
    expect(result.current).toMatchObject({ balance: at(1), refreshing: false });
  });
});
