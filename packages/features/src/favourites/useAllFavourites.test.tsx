// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useAllFavourites } from './useAllFavourites.ts';

const wire = (nodeId: string) => ({ nodeId, vassalage: 'BAIZE', gameType: 'RNG' as const, gameCode: nodeId });

/** A member with one favourite on each of `totalPages` pages. */
const favouritesOn = (totalPages: number, may: (page: number) => boolean = () => true): Stubs => ({
  getFavouriteGames: ({ query }) => {
    const pageNum = Number(query.pageNo);
    return may(pageNum) ? { content: [wire(`g${pageNum}`)], pageNum, totalPages } : failed(404);
  },
});
const render = (stubs: Stubs) => renderFeature(useAllFavourites, stubs, { token: 't1' }).result;

describe('useAllFavourites', () => {
  it('has the games of all pages once the last one has come [REQ-178]', async () => {
    const result = render(favouritesOn(3));
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() =>
      expect(result.current.view).toMatchObject({ state: 'ready', games: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }] }),
    );
  });

  it('has none where there are none', async () => {
    const result = render({ getFavouriteGames: { content: [], pageNum: 1, totalPages: 0 } });
    await eventually(() => expect(result.current.view).toEqual({ state: 'ready', games: [] }));
  });

  it.each([1, 2])('says that page %i could not be fetched, and tries it again', async (away) => {
    let isAway = true;
    const result = render(favouritesOn(2, (page) => !isAway || page !== away));
    await eventually(() => expect(result.current.view.state).toBe('failed'));
    isAway = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', games: [{}, {}] }));
  });
});
