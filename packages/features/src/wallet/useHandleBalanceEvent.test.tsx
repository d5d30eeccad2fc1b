// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useBalance } from './useBalance.ts';
import { useHandleBalanceEvent } from './useHandleBalanceEvent.ts';

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
