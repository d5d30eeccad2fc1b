// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useBalance } from './useBalance.ts';
import { useBalanceTold } from './useBalanceTold.ts';

afterEach(() => focusManager.setFocused(undefined));

/** Renders the balance of a ledger that the test advances. */
const start = async () => {
  let sequence = 5;
  const getBalance = () => ({ ...examples.getBalance, sequence });
  const feature = renderFeature(() => ({ ...useBalance(), told: useBalanceTold() }), { getBalance }, { token: 't1' });
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

it('a balance that is older than what is told is asked for again', async () => {
  const { result, move, tell, asked } = await start();
  move(6);
  tell(6);
  await eventually(() => expect(result.current.balance?.sequence).toBe(6));
  expect(asked()).toBe(1);
});

it('a balance that is as new is not', async () => {
  const { tell, asked } = await start();
  tell(5);
  tell(4);
  await act(settled);
  expect(asked()).toBe(0);
});

it('many at once ask once or twice, and the newest is there in the end', async () => {
  const { result, move, tell, asked } = await start();
  for (let sequence = 6; sequence < 20; sequence += 1) {
    move(sequence);
    tell(sequence);
  }
  await eventually(() => expect(result.current.balance?.sequence).toBe(19));
  await act(settled);
  expect(asked()).toBeLessThanOrEqual(2);
});

it('a gateway that is behind what it told is not asked on and on', async () => {
  const { tell, asked } = await start();
  tell(9);
  await act(settled);
  expect(asked()).toBe(2);
});

it('nothing is asked for while the player looks elsewhere', async () => {
  const { tell, move, asked } = await start();
  focusManager.setFocused(false);
  move(6);
  tell(6);
  await act(settled);
  expect(asked()).toBe(0);
});
