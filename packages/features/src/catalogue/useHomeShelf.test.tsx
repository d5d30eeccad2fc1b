// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fails, renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useHomeShelf } from './useHomeShelf.ts';

afterEach(cleanup);

const vendors = Array.from({ length: 9 }, (_, index) => ({ vassalage: `V${index}`, gameType: 'RNG' }));
const page = (...games: unknown[]) => succeeds({ games, pageNum: 1, totalPages: 1 });
const useShelf = () => useHomeShelf('RNG');

const list = ({ vassalage = 'all' }: { vassalage?: string }) => page({ id: vassalage });

describe('useHomeShelf', () => {
  it('shows eight vendors at most and the games of the category, then of the vendor chosen [REQ-040] [REQ-175]', async () => {
    const { result } = renderFeature(useShelf, { games: { vendors: () => succeeds(vendors), list } });
    expect(result.current.state).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', games: [{ id: 'all' }] }));
    await waitFor(() => expect(result.current.vendors).toHaveLength(8));
    act(() => result.current.chooseVendor('V1'));
    await waitFor(() => expect(result.current).toMatchObject({ vendor: 'V1', games: [{ id: 'V1' }] }));
  });

  it('says that vendors are on their way until they are there, also behind the games', async () => {
    const late = Promise.withResolvers<ReturnType<typeof succeeds>>();
    const { result } = renderFeature(useShelf, { games: { vendors: () => late.promise, list } });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', vendorsAwaited: true }));
    late.resolve(succeeds(vendors));
    await waitFor(() => expect(result.current).toMatchObject({ vendorsAwaited: false, state: 'ready' }));
    expect(result.current.vendors).toHaveLength(8);
  });

  it('awaits no vendors any more when they could not be had', async () => {
    const { result } = renderFeature(useShelf, { games: { vendors: () => fails(), list } });
    await waitFor(() => expect(result.current).toMatchObject({ vendorsAwaited: false, vendors: [] }));
  });

  it('says when there is no game [REQ-182]', async () => {
    const { result } = renderFeature(useShelf, { games: { vendors: () => succeeds([]), list: () => page() } });
    await waitFor(() => expect(result.current.state).toBe('empty'));
  });

  it('says why it failed, and asks again for all that failed', async () => {
    let answer = fails;
    const { result } = renderFeature(useShelf, { games: { vendors: () => answer(), list: () => answer() } });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = () => page({ id: 'all' }) as never;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });
});
