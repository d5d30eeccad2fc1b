import { examples, failed, type Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, afterEach } from 'vitest';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { useBalance, useHandleBalanceEvent } from './useBalance.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { focusManager } from '@tanstack/react-query';

// @vitest-environment jsdom

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

// @vitest-environment jsdom

afterEach(() => focusManager.setFocused(undefined));

/** Renders the balance of a ledger that the test advances. */
const start = async () => {
  let sequence = 5;
  const getBalance = () => ({ ...examples.getBalance, sequence });
  const feature = renderFeature(
    () => ({ ...useBalance(), told: useHandleBalanceEvent() }),
    { getBalance },
    { token: 't1' },
  );
  await eventually(() => expect(feature.result.current.balance?.sequence).toBe(5));
  await act(settled);
  const before = feature.gateway.asked.length;
  return {
    ...feature,
    move: (to: number) => (sequence = to),
    tell: (told: number) => act(() => feature.result.current.told(told)),
    asked: () => feature.gateway.asked.length - before,
  };
};

it('a balance older than the pushed sequence is refetched', async () => {
  const { result, move, tell, asked } = await start();
  move(6);
  tell(6);
  await eventually(() => expect(result.current.balance?.sequence).toBe(6));
  expect(asked()).toBe(1);
});

it('a balance that is as new is not refetched', async () => {
  const { tell, asked } = await start();
  tell(5);
  tell(4);
  await act(settled);
  expect(asked()).toBe(0);
});

it('many at once cause one or two requests, and the newest balance wins', async () => {
  const { result, move, tell, asked } = await start();
  for (let sequence = 6; sequence < 20; sequence += 1) {
    move(sequence);
    tell(sequence);
  }
  await eventually(() => expect(result.current.balance?.sequence).toBe(19));
  await act(settled);
  expect(asked()).toBeLessThanOrEqual(2);
});

it('a gateway that lags behind its own push is not polled endlessly', async () => {
  const { tell, asked } = await start();
  tell(9);
  await act(settled);
  expect(asked()).toBe(2);
});

it('nothing is refetched while the tab is not focused', async () => {
  const { tell, move, asked } = await start();
  focusManager.setFocused(false);
  move(6);
  tell(6);
  await act(settled);
  expect(asked()).toBe(0);
});
