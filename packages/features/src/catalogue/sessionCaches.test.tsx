// @vitest-environment jsdom
import { gatewayStub } from '@baize/gateway-sdk/testing';
import { QueryObserver } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import { settled, eventually } from '../testing/eventually.ts';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { vendorsQuery } from './catalogue.queries.ts';
import { gameWire, vendorsWire } from './testing/catalogueWires.ts';
import { useTopGames } from './useTopGames.ts';
import { useWinners } from './useWinners.ts';

const winner = { player: 'mo***7', gameName: 'Dragon Gate', winAmount: '128800' };

it('keeps hot games and winners for the session, and asks again in another language [REQ-188]', async () => {
  const { result, gateway, store, rerender } = renderFeature(() => [useTopGames(), useWinners(true)] as const, {
    getHotGames: { list: [gameWire({ nodeId: 'g1' })] },
    getWinnerBoard: { list: [winner] },
  });
  const asked = () => gateway.asked.map(({ id, headers }) => `${id} ${headers.get('X-Language')}`).toSorted();
  await eventually(() => expect(result.current.map(({ length }) => length)).toEqual([1, 1]));
  const first = ['getHotGames CN', 'getWinnerBoard CN'];
  expect(asked()).toEqual(first);
  rerender();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await settled();
  expect(asked()).toEqual(first);
  switchLanguage(store, 'EN');
  await eventually(() =>
    expect(asked()).toEqual(['getHotGames CN', 'getHotGames EN', 'getWinnerBoard CN', 'getWinnerBoard EN']),
  );
});

it('asks for the vendors once a session, however often and late they are shown [REQ-188]', async () => {
  const gateway = gatewayStub({ getGameVendors: vendorsWire('PG') });
  const client = createQueryClient();
  const query = vendorsQuery({ gateway, merchant: 'LOTUS', language: 'EN', ready: true });
  for (const _ of [1, 2, 3]) {
    const shown = new QueryObserver(client, query);
    const leave = shown.subscribe(() => undefined);
    await eventually(() => expect(shown.getCurrentResult().data).toHaveLength(1));
    leave();
    vi.advanceTimersByTime(3_600_000);
  }
  expect(gateway.asked.map(({ id }) => id)).toEqual(['getGameVendors']);
});
