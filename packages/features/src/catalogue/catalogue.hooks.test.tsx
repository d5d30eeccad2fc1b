// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire, vendorsWire } from './testing/catalogueWires.ts';
import { useCategoryCounts } from './useCategoryCounts.ts';
import { useLastPlayed } from './useLastPlayed.ts';
import { useTopGames } from './useTopGames.ts';
import { useGameName } from './useGameName.ts';
import { useVendorName } from './useVendorName.ts';
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { useVendorMenu } from './useVendorMenu.ts';

const wires = (count: number) => Array.from({ length: count }, (_, place) => gameWire({ nodeId: `g${place + 1}` }));

it('shows the ten games played most, in their order [REQ-185]', async () => {
  const { result } = renderFeature(() => useTopGames(), { getHotGames: { list: wires(12) } });
  expect(result.current).toEqual([]);
  await eventually(() => expect(result.current.map(({ id }) => id).join(' ')).toBe('g1 g2 g3 g4 g5 g6 g7 g8 g9 g10'));
});

it('shows a member what was played last, and a visitor nothing [REQ-186]', async () => {
  const stubs = { getRecentGames: { list: wires(2) } };
  const member = renderFeature(() => useLastPlayed(), stubs, { token: 't1' });
  await eventually(() => expect(member.result.current.map(({ id }) => id)).toEqual(['g1', 'g2']));
  const visitor = renderFeature(() => useLastPlayed(), stubs);
  expect([visitor.result.current, visitor.gateway.asked]).toEqual([[], []]);
});

it('knows which categories have a vendor, once the vendors are there', async () => {
  const { result } = renderFeature(() => useCategoryCounts(), { getGameVendors: vendorsWire('PG', 'EV') });
  expect(result.current).toBeUndefined();
  await eventually(() => expect([...(result.current?.keys() ?? [])]).toEqual(['RNG']));
});

const name = (code: string) => () => useGameName({ vendor: 'PG', category: 'RNG', code });

describe('useGameName', () => {
  it('is what the game is called in the list of its vendor, and nothing until that has come', async () => {
    const getGameList = pageWire(
      gameWire({ gameCode: '6', gameName: 'Six' }),
      gameWire({ gameCode: '7', gameName: 'Dragon Gate' }),
    );
    const { result, gateway } = renderFeature(name('7'), { getGameList });
    expect(result.current).toBeUndefined();
    await eventually(() => expect(result.current).toBe('Dragon Gate'));
    expect(gateway.asked).toMatchObject([{ query: { vassalage: 'PG', gameType: 'RNG' } }]);
    const other = renderFeature(name('8'), { getGameList });
    await eventually(() => expect(other.queryClient.isFetching()).toBe(0));
    expect(other.result.current).toBeUndefined();
  });
});

describe('useVendorName', () => {
  it("is the vendor's name, and its code until that is known", async () => {
    const [lane] = vendorsWire('PG', 'EV').data.lanes;
    const named = lane?.vendors.map((vendor) => ({ ...vendor, displayName: `The ${vendor.vassalage}` })) ?? [];
    const getGameVendors = { data: { lanes: [{ gameType: 'RNG' as const, vendors: named }] } };
    const { result } = renderFeature(useVendorName, { getGameVendors });
    expect(result.current('EV')).toBe('EV');
    await eventually(() => expect(['PG', 'EV', 'XX'].map(result.current)).toEqual(['The PG', 'The EV', 'XX']));
  });
});

const wire = (count: number) => ({
  data: {
    lanes: [
      {
        gameType: 'RNG' as const,
        vendors: Array.from({ length: count }, (_, index) => ({
          vassalage: `V${index}`,
          isNew: 0 as const,
          displayName: `Vendor ${index}`,
          smallIcon: '',
        })),
      },
    ],
  },
});

it.each([
  [14, 'RNG', 'ready', 14, false],
  [15, 'RNG', 'ready', 13, true],
  [15, 'FISH', 'empty', 0, false],
] as const)('of %i vendors of slots, the panel of %s is %s with %i', async (count, category, state, shown, hasMore) => {
  const { result } = renderFeature(() => useVendorMenu(category), { getGameVendors: wire(count) });
  expect(result.current.state).toBe('loading');
  await eventually(() => expect(result.current).toMatchObject({ state, hasMore }));
  expect(result.current.vendors).toHaveLength(shown);
});

it('says when they did not come, and asks again', async () => {
  let away = true;
  const { result } = renderFeature(() => useVendorMenu('RNG'), {
    getGameVendors: () => (away ? failed(404) : wire(2)),
  });
  await eventually(() => expect(result.current.state).toBe('failed'));
  away = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.vendors).toHaveLength(2));
});
