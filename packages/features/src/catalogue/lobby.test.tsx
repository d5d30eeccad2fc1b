// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire, vendorsWire } from './testing/catalogueWires.ts';
import { useGame } from './useGame.ts';
import { useLobbyAnswers } from './useLobbyAnswers.ts';
import { useNewGames } from './useNewGames.ts';
import { useProviders } from './useProviders.ts';
import { useWinners } from './useWinners.ts';

it('shows the games that have come this week, and leaves the week to the clock of the gateway', async () => {
  const asked: unknown[] = [];
  const { result } = renderFeature(() => useNewGames(), {
    getGameList: ({ query }) => {
      asked.push(query.addedWithinDays);
      return pageWire(gameWire({ nodeId: 'g1' }));
    },
  });
  expect(result.current).toEqual([]);
  await eventually(() => expect(result.current.map(({ id }) => id)).toEqual(['g1']));
  expect(asked).toEqual(['7']);
});

it('shows the last twenty winners, and asks for nobody while they are not wanted [REQ-213]', async () => {
  const asked: unknown[] = [];
  let wanted = false;
  const winner = { player: 'mo***7', gameName: 'Dragon Gate', winAmount: '128800' };
  const { result, rerender } = renderFeature(() => useWinners(wanted), {
    getWinnerBoard: ({ query }) => {
      asked.push([query.gameCategory, query.limitNum]);
      return { list: [winner] };
    },
  });
  await act(async () => undefined);
  expect([result.current, asked]).toEqual([[], []]);
  wanted = true;
  rerender();
  await eventually(() => expect(result.current).toMatchObject([{ player: 'mo***7', amount: '128800' }]));
  expect(asked).toEqual([['ALL', '20']]);
});

it('knows the providers once the vendors are there', async () => {
  const { result } = renderFeature(() => useProviders(), { getGameVendors: vendorsWire('PG', 'EV') });
  expect(result.current).toEqual([]);
  await eventually(() => expect(result.current.map(({ vassalage }) => vassalage)).toEqual(['PG', 'EV']));
});

it('finds one game of a vendor by its code, and says when the gateway does not list it', async () => {
  const asked: unknown[] = [];
  const { result } = renderFeature(() => [useGame('PEARL', 'sic-bo'), useGame('PEARL', 'gone')] as const, {
    getGameList: ({ query }) => {
      asked.push([query.vassalage, query.pageSize]);
      return pageWire(gameWire({ gameCode: 'roulette' }), gameWire({ nodeId: 'g2', gameCode: 'sic-bo' }));
    },
  });
  expect(result.current).toMatchObject([{ state: 'loading' }, { state: 'loading' }]);
  await eventually(() => expect(result.current).toMatchObject([{ state: 'ready' }, { state: 'absent' }]));
  expect(result.current[0].game?.id).toBe('g2');
  expect(asked).toEqual([['PEARL', '100']]);
});

it('says when the game did not come, and asks again', async () => {
  let away = true;
  const { result } = renderFeature(() => useGame('PEARL', 'sic-bo'), {
    getGameList: () => (away ? failed(404) : pageWire(gameWire({ gameCode: 'sic-bo' }))),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.state).toBe('ready'));
});

it('knows that a part of the lobby has settled once all its queries have loaded or failed', async () => {
  const vendors = Promise.withResolvers<ReturnType<typeof vendorsWire>>();
  const winners = Promise.withResolvers<{ list: [] }>();
  const { result } = renderFeature(() => useLobbyAnswers(true), {
    getGameVendors: () => vendors.promise,
    getGameList: () => failed(404),
    getHotGames: { list: [] },
    getWinnerBoard: () => winners.promise,
  });
  expect(result.current).toEqual({ own: false, newGames: false, told: false });
  await eventually(() => expect(result.current).toEqual({ own: false, newGames: true, told: false }));
  vendors.resolve(vendorsWire('PG'));
  await eventually(() => expect(result.current).toEqual({ own: true, newGames: true, told: false }));
  winners.resolve({ list: [] });
  await eventually(() => expect(result.current.told).toBe(true));
});
