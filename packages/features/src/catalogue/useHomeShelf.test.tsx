// @vitest-environment jsdom
import { examples, failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire, vendorsWire } from './testing/catalogueWires.ts';
import { useHomeShelf } from './useHomeShelf.ts';
import { eventually } from '../testing/eventually.ts';

const vendors = vendorsWire(...Array.from({ length: 9 }, (_, index) => `V${index}`));
type Vendors = (typeof examples.getGameVendors.data.lanes)[number]['vendors'];
const useShelf = () => useHomeShelf('RNG');

/** A page with one game, whose id is the requested vendor. */
const getGameList = ({ query: { vassalage = 'all' } }: { query: { vassalage?: string } }) =>
  pageWire(gameWire({ nodeId: vassalage }));

describe('useHomeShelf', () => {
  it('shows eight vendors at most and the games of the category, then of the vendor chosen [REQ-175]', async () => {
    const { result } = renderFeature(useShelf, { getGameVendors: vendors, getGameList });
    expect(result.current).toMatchObject({ state: 'loading', games: [], vendors: [], vendor: undefined });
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', games: [{ id: 'all' }] }));
    await eventually(() => expect(result.current.vendors).toHaveLength(8));
    act(() => result.current.chooseVendor('V1'));
    await eventually(() => expect(result.current).toMatchObject({ vendor: 'V1', games: [{ id: 'V1' }] }));
  });

  it('has the name and the status of the vendor of each game, also of a ninth', async () => {
    const [lane] = vendors.data.lanes;
    const named = lane?.vendors.map((vendor) => ({ ...vendor, displayName: `The ${vendor.vassalage}` })) ?? [];
    const last = { ...named.at(-1), status: 'maintenance' } as Vendors[number];
    const elsewhere = { ...last, gameType: 'LIVE', vassalage: 'V0' } as Vendors[number];
    const lanes = [
      { gameType: 'RNG' as const, vendors: [...named.slice(0, -1), last] },
      { gameType: 'LIVE' as const, vendors: [elsewhere] },
    ];
    const { result } = renderFeature(useShelf, { getGameVendors: { data: { lanes } }, getGameList });
    await eventually(() => expect(result.current.vendors).toHaveLength(8));
    const [game] = result.current.games;
    if (game === undefined) throw new Error('The shelf has no game.');
    const of = (vendor: string, category = game.category) => result.current.vendorOf({ ...game, vendor, category });
    expect(of('V8')).toMatchObject({ name: 'The V8', status: 'maintenance' });
    expect(of('V0')).toMatchObject({ name: 'The V0', status: 'open' });
    expect(of('V0', 'LIVE')).toMatchObject({ status: 'maintenance' });
    expect(of('V8', 'FISH')).toEqual({ name: 'The V8', status: 'open' });
    expect(of('NONE')).toBeUndefined();
  });

  it('fetches its games once `wanted`, and is loading until then', async () => {
    let wanted = false;
    const { result, rerender, gateway } = renderFeature(() => useHomeShelf('RNG', wanted), {
      getGameVendors: vendors,
      getGameList,
    });
    await eventually(() => expect(result.current.vendors).toHaveLength(8));
    expect([result.current.state, gateway.asked.map(({ id }) => id)]).toEqual(['loading', ['getGameVendors']]);
    wanted = true;
    rerender();
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', games: [{ id: 'all' }] }));
  });

  it('has the vendors of its own category alone, the same list until it changes', async () => {
    const [sample] = examples.getGameVendors.data.lanes[0]?.vendors ?? [];
    const ofLane = (gameType: 'LIVE' | 'RNG', codes: string[]) =>
      codes.map((vassalage) => ({ ...sample, gameType, vassalage })) as Vendors;
    const getGameVendors = { data: { lanes: [{ vendors: [...ofLane('LIVE', ['A']), ...ofLane('RNG', ['B', 'C'])] }] } };
    const { result, rerender } = renderFeature(useShelf, { getGameVendors, getGameList });
    await eventually(() => expect(result.current.vendors).toHaveLength(2));
    const before = result.current.vendors;
    rerender();
    expect(result.current.vendors).toBe(before);
  });

  it('keeps the games on the screen while those of another vendor are on their way', async () => {
    const late = Promise.withResolvers<ReturnType<typeof getGameList>>();
    const { result } = renderFeature(useShelf, {
      getGameVendors: vendors,
      getGameList: (asked) => (asked.query.vassalage === 'V1' ? late.promise : getGameList(asked)),
    });
    await eventually(() => expect(result.current.games).toMatchObject([{ id: 'all' }]));
    act(() => result.current.chooseVendor('V1'));
    expect(result.current).toMatchObject({ state: 'ready', vendor: 'V1', games: [{ id: 'all' }] });
    late.resolve(pageWire(gameWire({ nodeId: 'V1' })));
    await eventually(() => expect(result.current.games).toMatchObject([{ id: 'V1' }]));
  });

  it('says that vendors are on their way until they are there, also behind the games', async () => {
    const late = Promise.withResolvers<typeof vendors>();
    const { result } = renderFeature(useShelf, { getGameVendors: () => late.promise, getGameList });
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', vendorsAwaited: true }));
    late.resolve(vendors);
    await eventually(() => expect(result.current).toMatchObject({ vendorsAwaited: false, state: 'ready' }));
    expect(result.current.vendors).toHaveLength(8);
  });

  it('stops waiting for vendors when they failed to load', async () => {
    const { result } = renderFeature(useShelf, { getGameVendors: failed(404), getGameList });
    await eventually(() => expect(result.current).toMatchObject({ vendorsAwaited: false, vendors: [] }));
  });

  it('says when there is no game [REQ-182]', async () => {
    const { result } = renderFeature(useShelf, { getGameVendors: vendorsWire(), getGameList: pageWire() });
    await eventually(() => expect(result.current.state).toBe('empty'));
  });

  it('asks again for the games alone where the vendors have come', async () => {
    const { result, gateway, queryClient } = renderFeature(useShelf, {
      getGameVendors: vendors,
      getGameList: failed(404),
    });
    await eventually(() => expect([result.current.state, result.current.vendorsAwaited]).toEqual(['failed', false]));
    act(() => result.current.retry());
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(gateway.asked.map(({ id }) => id).toSorted()).toEqual(['getGameList', 'getGameList', 'getGameVendors']);
  });

  it('says why it failed, and asks again for all that failed', async () => {
    let away = true;
    const { result } = renderFeature(useShelf, {
      getGameVendors: () => (away ? failed(502) : vendors),
      getGameList: (asked) => (away ? failed(502) : getGameList(asked)),
    });
    await eventually(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'http' } }));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', games: [{ id: 'all' }] }));
    await eventually(() => expect(result.current.vendors).toHaveLength(8));
  });
});
