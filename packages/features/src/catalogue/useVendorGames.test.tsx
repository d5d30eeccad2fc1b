// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fails, renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useVendorGames } from './useVendorGames.ts';

afterEach(cleanup);

const vendors = () => succeeds([{ vassalage: 'VELVET', gameType: 'LIVE', name: 'Velvet Room' }]);
const page = (...games: unknown[]) => succeeds({ games, pageNum: 1, totalPages: 1 });
const lobbyAlone = () => page({ id: 'lobby', opensList: true });
const lobbyAndTable = () => page({ id: 'lobby', opensList: true }, { id: 'table', opensList: false });
const useVelvet = () => useVendorGames('VELVET', 'LIVE');

describe('useVendorGames', () => {
  it('lists the games of the vendor by its name, without the card that opened them [REQ-192]', async () => {
    const { result } = renderFeature(useVelvet, { games: { vendors, list: lobbyAndTable } });
    expect(result.current).toMatchObject({ state: 'loading', vendorName: 'VELVET' });
    await waitFor(() =>
      expect(result.current).toMatchObject({ state: 'ready', vendorName: 'Velvet Room', games: [{ id: 'table' }] }),
    );
  });

  it('is empty where only that card is there [REQ-182]', async () => {
    const { result } = renderFeature(useVelvet, { games: { vendors, list: lobbyAlone } });
    await waitFor(() => expect(result.current.state).toBe('empty'));
  });

  it('says when they could not be fetched, and asks again', async () => {
    let answer = fails;
    const { result } = renderFeature(useVelvet, { games: { vendors, list: () => answer() } });
    await waitFor(() => expect(result.current.state).toBe('failed'));
    answer = () => page({ id: 'table', opensList: false }) as never;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });
});
