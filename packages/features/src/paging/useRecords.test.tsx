// @vitest-environment jsdom
import { getPointMovements } from '@baize/gateway-sdk/points';
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setSessionAtom } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { pagedQuery } from './pagedQuery.ts';
import type { Filters } from './pagedQuery.ts';
import { itemsOf, useRecords } from './useRecords.ts';

const [movement] = examples.getPointMovements.items;
if (movement === undefined) throw new Error('The contract shows a movement.');
const entry = (id: string) => ({ ...movement, id });

const movementsQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getPointMovements, { key: ['points', 'test'], filters, size: 2 });

/** A list of five entries, whose failing pages are listed by cursor; `from` is part of each id. */
const open = (failing: Set<string> = new Set()) => {
  const getMovements: Stubs['getPointMovements'] = ({ query }) => {
    const { cursor = '', from = '' } = query as { cursor?: string; from?: string };
    if (failing.has(cursor) || failing.has(from)) return unreachable;
    const ids = { '': ['1', '2'], a: ['3', '4'], b: ['5'] }[cursor] ?? [];
    const next = { '': { next: 'a', count: 5 }, a: { next: 'b' } }[cursor] ?? {};
    return { items: ids.map((id) => entry(from + id)), ...next };
  };
  let filters: Filters = {};
  const view = renderFeature(
    () => useRecords(movementsQuery, filters),
    { getPointMovements: getMovements },
    { token: 't1' },
  );
  const ids = () => itemsOf(view.result.current).map(({ id }) => id);
  const ready = () => {
    const { view: shown } = view.result.current;
    if (shown.state !== 'ready') throw new Error(`The list is ${shown.state}.`);
    return shown;
  };
  const filter = (other: Filters) => {
    filters = other;
    view.rerender();
  };
  return { ...view, ids, ready, filter };
};

it('a list is read page by page, to its end', async () => {
  const { ids, ready, result } = open();
  expect(result.current.view).toEqual({ state: 'loading' });
  await eventually(() => expect(ids()).toEqual(['1', '2']));
  expect(ready()).toMatchObject({ count: 5, isOld: false, failure: undefined, more: { state: 'idle' } });
  act(() => ready().more?.load());
  await eventually(() => expect(ids()).toEqual(['1', '2', '3', '4']));
  act(() => ready().more?.load());
  await eventually(() => expect(ids()).toEqual(['1', '2', '3', '4', '5']));
  expect(ready()).toMatchObject({ count: 5, more: undefined });
});

it('a page that fails leaves the others, and is loaded at the next press', async () => {
  const failing = new Set(['a']);
  const { ids, ready } = open(failing);
  await eventually(() => expect(ids()).toHaveLength(2));
  act(() => ready().more?.load());
  await eventually(() => expect(ready().more?.state).toBe('failed'));
  expect(ready().failure).toBeUndefined();
  failing.clear();
  act(() => ready().more?.load());
  await eventually(() => expect(ids()).toHaveLength(4));
});

it('the first page that fails says why, and is loaded at a retry', async () => {
  const failing = new Set(['']);
  const { result, ids } = open(failing);
  await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
  failing.clear();
  act(() => result.current.retry());
  await eventually(() => expect(ids()).toEqual(['1', '2']));
});

it('entries stay while other filters load, and when that fails', async () => {
  const failing = new Set(['2026-02-01']);
  const { ids, ready, filter } = open(failing);
  await eventually(() => expect(ids()).toHaveLength(2));
  filter({ from: '2026-01-01' });
  expect([ids(), ready().isOld, ready().more]).toEqual([['1', '2'], true, undefined]);
  await eventually(() => expect(ready().isOld).toBe(false));
  expect(ids()).toEqual(['2026-01-011', '2026-01-012']);
  filter({ from: '2026-02-01' });
  await eventually(() => expect(ready().failure).toMatchObject({ kind: 'network' }));
  expect([ids(), ready().isOld]).toEqual([['2026-01-011', '2026-01-012'], true]);
});

it('entries of another member never stay', async () => {
  const { ids, result, store } = open();
  await eventually(() => expect(ids()).toHaveLength(2));
  act(() => store.set(setSessionAtom, { token: 't2', firstTimeLogin: false, isAgent: false }));
  expect(result.current.view).toEqual({ state: 'loading' });
  await eventually(() => expect(ids()).toHaveLength(2));
});

it('a list without entries is empty', async () => {
  const { result } = renderFeature(
    () => useRecords(movementsQuery, {}),
    { getPointMovements: { items: [] } },
    { token: 't1' },
  );
  await eventually(() => expect(result.current.view).toEqual({ state: 'empty' }));
});

it('a list is refetched every five seconds while an entry matches', async () => {
  let points = 1;
  const { gateway } = renderFeature(
    () => useRecords(movementsQuery, {}, { refetchWhile: isPositive }),
    { getPointMovements: () => ({ items: [{ ...movement, points }] }) },
    { token: 't1' },
  );
  await eventually(() => expect(gateway.asked).toHaveLength(1));
  points = -1;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await eventually(() => expect(gateway.asked).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await act(settled);
  expect(gateway.asked).toHaveLength(2);
});

const isPositive = ({ points }: { readonly points: number }): boolean => points > 0;
