import { startSessionAtom } from '@baize/features/session';
import { examples } from '@baize/gateway-sdk/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../../testing/player.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
import { RealityCheck } from './RealityCheck.tsx';

const { getLimits: limits } = examples;

/** A game that was begun an hour and a minute ago, with a reminder every hour unless `of` has another. */
const play = async (of = limits) => {
  const paused: boolean[] = [];
  const onLeave = vi.fn<() => void>();
  const startedAt = Date.now() - 61 * 60_000;
  const line = { kind: 'net', startedAt, direction: 'behind', amount: '2500', currency: 'CNY' } as const;
  const { store } = await renderInSite(
    <RealityCheck line={line} onPause={(isPaused) => paused.push(isPaused)} onLeave={onLeave} />,
    '/seamless?gameCode=1',
    { fetch: gatewaySaying({ getLimits: of }) },
  );
  act(() => store.set(startSessionAtom, 't1'));
  return { paused, onLeave };
};

it('pauses the game and shows time and net until the player goes on [D58]', async () => {
  const { paused } = await play();
  expect(await screen.findByRole('alertdialog', { name: 'You have played for 61 minutes' })).toBeTruthy();
  expect(paused).toEqual([true]);
  expect(screen.getByText('behind')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/member/limits');
  await press('Continue playing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(paused).toEqual([true, false]);
});

it('ends the game on wish [D58]', async () => {
  const { onLeave } = await play();
  await press('Stop playing');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('says nothing to a player without a reminder [D58]', async () => {
  const { paused } = await play({ ...limits, limits: [] });
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(paused).toEqual([]);
});
