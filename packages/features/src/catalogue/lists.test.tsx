// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, vendorsWire } from './testing/catalogueWires.ts';
import { useCategoryCounts } from './useCategoryCounts.ts';
import { useLastPlayed } from './useLastPlayed.ts';
import { useTopGames } from './useTopGames.ts';

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
