// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire, vendorsWire } from './testing/catalogueWires.ts';
import { useGameName } from './useGameName.ts';
import { useVendorName } from './useVendorName.ts';

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
