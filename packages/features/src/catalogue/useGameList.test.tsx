// @vitest-environment jsdom
import { failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { gameWire, pageWire, vendorsWire } from './testing/catalogueWires.ts';
import { useCategoryVendors } from './useCategoryVendors.ts';
import { useGameList, useRecentGames } from './useGameList.ts';
import { useSubCategories } from './useSubCategories.ts';

describe('useGameList', () => {
  it('shows no game of the page before while the next one is on its way', async () => {
    let page = 1;
    const late = Promise.withResolvers<ReturnType<typeof pageWire>>();
    const { result, rerender } = renderFeature(() => useGameList({ category: 'RNG', page }), {
      getGameList: ({ query }) => (query.pageNo === '2' ? late.promise : pageWire(gameWire({ nodeId: 'first' }))),
    });
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', games: [{ id: 'first' }] }));
    page = 2;
    rerender();
    expect(result.current.view).toEqual({ state: 'loading' });
    late.resolve(pageWire(gameWire({ nodeId: 'second' })));
    await eventually(() => expect(result.current.view).toMatchObject({ page: 2, games: [{ id: 'second' }] }));
  });

  it('says why games could not be fetched, and asks again', async () => {
    let away = true;
    const { result } = renderFeature(() => useGameList({ category: 'RNG' }), {
      getGameList: () => (away ? failed(404) : pageWire(gameWire())),
    });
    await eventually(() =>
      expect(result.current.view).toMatchObject({ state: 'failed', error: { kind: 'http', status: 404 } }),
    );
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view.state).toBe('ready'));
  });

  it('keeps the games that it has where they could not be fetched again', async () => {
    let away = false;
    const { result, gateway } = renderFeature(() => useGameList({ category: 'RNG' }), {
      getGameList: () => (away ? failed(404) : pageWire(gameWire())),
    });
    await eventually(() => expect(result.current.view.state).toBe('ready'));
    away = true;
    act(() => result.current.retry());
    await eventually(() => expect(gateway.asked).toHaveLength(2));
    await act(settled);
    expect(result.current.view.state).toBe('ready');
  });
});

describe('useRecentGames', () => {
  it('narrows what the member played last, says why it could not be fetched, and asks again [REQ-178]', async () => {
    let away = true;
    const list = [gameWire({ nodeId: 'slot' }), gameWire({ nodeId: 'table', gameType: 'LIVE' })];
    let page = 1;
    const { result, rerender } = renderFeature(
      () => useRecentGames({ category: 'RNG', page }),
      { getRecentGames: () => (away ? failed(404) : { list }) },
      { token: 't1' },
    );
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { status: 404 } }));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', games: [{ id: 'slot' }] }));
    page = 2;
    rerender();
    expect(result.current.view).toMatchObject({ state: 'beyond', lastPage: 1 });
  });
});

describe('useCategoryVendors', () => {
  it('has the vendors of its category, and the one that is asked for where it is among them', async () => {
    let code = 'B';
    const { result, rerender } = renderFeature(() => useCategoryVendors('RNG', code), {
      getGameVendors: vendorsWire('A', 'B'),
    });
    expect(result.current).toMatchObject({ state: 'loading', vendors: [], chosen: undefined });
    await eventually(() => expect(result.current).toMatchObject({ state: 'ready', chosen: { vassalage: 'B' } }));
    const before = result.current.vendors;
    expect(before.map(({ vassalage }) => vassalage)).toEqual(['A', 'B']);
    code = 'FORGED';
    rerender();
    expect(result.current).toMatchObject({ chosen: undefined, vendors: before });
    expect(result.current.vendors).toBe(before);
  });

  it('says that there are none, or that they could not be fetched, and asks again', async () => {
    let away = true;
    const { result } = renderFeature(() => useCategoryVendors('LIVE'), {
      getGameVendors: () => (away ? failed(404) : vendorsWire('A')),
    });
    await eventually(() => expect(result.current.state).toBe('failed'));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.state).toBe('empty'));
  });
});

it('the sub-categories follow the languages that the site offers [REQ-177]', () => {
  const { result, store } = renderFeature(useSubCategories);
  expect(result.current).not.toContain('BG');
  switchLanguage(store, 'TY');
  expect(result.current).toContain('BG');
});
