// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { gameWire, pageWire } from './testing/catalogueWires.ts';
import { useVendorGames } from './useVendorGames.ts';
import { eventually } from '../testing/eventually.ts';

const vendors: Stubs['getGameVendors'] = {
  data: {
    lanes: [
      { gameType: 'LIVE', vendors: [{ vassalage: 'VELVET', isNew: 0, displayName: 'Velvet Room', smallIcon: '' }] },
    ],
  },
};
const lobby = gameWire({ nodeId: 'lobby', isGame: 'VASSALAGE' });
const table = gameWire({ nodeId: 'table' });
const useVelvet = () => useVendorGames('VELVET', 'LIVE');

describe('useVendorGames', () => {
  it('lists the games of the vendor by its name, without the card that opened them [REQ-192]', async () => {
    const stubs = { getGameVendors: vendors, getGameList: pageWire(lobby, table) };
    const { result, gateway } = renderFeature(useVelvet, stubs);
    expect(result.current).toMatchObject({ state: 'loading', vendorName: 'VELVET', games: [] });
    await eventually(() =>
      expect(result.current).toMatchObject({ state: 'ready', vendorName: 'Velvet Room', games: [{ id: 'table' }] }),
    );
    const list = gateway.asked.find(({ id }) => id === 'getGameList');
    expect(list).toMatchObject({ query: { vassalage: 'VELVET', gameType: 'LIVE' } });
  });

  it('is empty where only that card is there [REQ-182]', async () => {
    const { result } = renderFeature(useVelvet, { getGameVendors: vendors, getGameList: pageWire(lobby) });
    await eventually(() => expect(result.current.state).toBe('empty'));
  });

  it('says when they could not be fetched, and asks again', async () => {
    let away = true;
    const { result } = renderFeature(useVelvet, {
      getGameVendors: vendors,
      getGameList: () => (away ? failed(404) : pageWire(table)),
    });
    await eventually(() => expect(result.current.state).toBe('failed'));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.state).toBe('ready'));
  });
});
