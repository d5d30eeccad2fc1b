// @vitest-environment jsdom
import { examples, failed } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { useBalance } from './useBalance.ts';
import { eventually, settled } from '../testing/eventually.ts';

const balance = examples.getBalance;

/** A gateway whose balance responses the test resolves. */
const late = () => {
  const waiting: ((answer: typeof balance | ReturnType<typeof failed>) => void)[] = [];
  const stubs: Stubs = { getBalance: () => new Promise((resolve) => waiting.push(resolve)) };
  const answer = async (given: Parameters<(typeof waiting)[number]>[0]) => {
    await eventually(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.pop()?.(given));
  };
  return { stubs, answer };
};

describe('useBalance', () => {
  it('has no balance for a visitor, and asks for none', async () => {
    const { result, gateway } = renderFeature(useBalance);
    act(() => result.current.refresh());
    await settled();
    expect(result.current).toMatchObject({ balance: undefined, refreshing: false, failed: false });
    expect(gateway.asked).toEqual([]);
  });

  it('spins until the call ends, whether it succeeds or fails', async () => {
    const { stubs, answer } = late();
    const { result } = renderFeature(useBalance, stubs, { token: 't1' });
    expect(result.current).toMatchObject({ balance: undefined, refreshing: true });
    await answer(balance);
    await eventually(() => expect(result.current).toMatchObject({ balance, refreshing: false, failed: false }));
    act(() => result.current.refresh());
    await eventually(() => expect(result.current).toMatchObject({ balance, refreshing: true }));
    await answer(failed(404));
    await eventually(() => expect(result.current).toMatchObject({ balance, refreshing: false, failed: true }));
  });

  it('stays on the screen when the language changes', async () => {
    const { result, store } = renderFeature(useBalance, { getBalance: balance }, { token: 't1' });
    await eventually(() => expect(result.current.balance).toEqual(balance));
    switchLanguage(store, 'ES');
    expect(result.current).toMatchObject({ balance, refreshing: false });
  });
});
