// @vitest-environment jsdom
import { failed, refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useFavourite } from './useFavourite.ts';
import { useFavourites } from './useFavourites.ts';
import { followChanges } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { favouriteChangesKey } from './favourites.queries.ts';
import { eventually, settled } from '../testing/eventually.ts';

afterEach(() => focusManager.setFocused(undefined));

const wire = (nodeId: string) => ({ nodeId, vassalage: 'BAIZE', gameType: 'RNG' as const, gameCode: nodeId });
const gameOf = (id: string) => ({ id, vendor: 'BAIZE', category: 'RNG' }) as Game;

/** A gateway with a member's favourites, two to a page; renders the list and the hearts of two of its games. */
const member = (stubs: Stubs = {}, token: string | undefined = 't1', ids: string[] = ['a', 'b', 'c']) => {
  const requireLogin = vi.fn<() => void>();
  const onRolledBack = vi.fn<() => void>();
  const useAll = () => {
    const { view: list, retry } = useFavourites();
    return {
      a: useFavourite(gameOf('a'), { requireLogin, onRolledBack }),
      x: useFavourite(gameOf('x'), { requireLogin, onRolledBack }),
      sameX: useFavourite(gameOf('x'), { requireLogin, onRolledBack }),
      list,
      retry,
    };
  };
  const view = renderFeature(
    useAll,
    {
      getFavouriteIds: () => [...ids],
      getFavouriteGames: ({ query }) => {
        const pageNum = Number(query.pageNo);
        const content = ids.slice(2 * pageNum - 2, 2 * pageNum).map(wire);
        return { content, pageNum, totalPages: Math.ceil(ids.length / 2) };
      },
      addFavourite: ({ body }) => {
        ids.unshift(body.nodeId);
        return null;
      },
      removeFavourite: ({ query }) => {
        ids.splice(ids.indexOf(query.nodeId ?? ''), 1);
        return null;
      },
      ...stubs,
    },
    token === '' ? {} : { token },
  );
  const { result, gateway } = view;
  const shown = () => (result.current.list.state === 'ready' ? result.current.list.items.map(({ id }) => id) : []);
  const asked = (id: string) => gateway.asked.filter((call) => call.id === id).length;
  const arrived = async () => {
    await eventually(() => expect([result.current.a.isFavourite, shown()]).toEqual([true, ['a', 'b']]));
  };
  return { ...view, ids, requireLogin, onRolledBack, shown, asked, arrived };
};

/** Simulates returning to the tab (focus). */
const lookAgain = () =>
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

/** A call that resolves when the test says so. */
const late = <T,>() => {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, resolve: (value: T) => act(async () => resolve(value)) };
};

describe('a heart', () => {
  it('shows a change before the gateway has answered, in the list too [REQ-196] [REQ-197]', async () => {
    const { answer, resolve } = late<undefined>();
    const ids = ['a', 'b', 'c'];
    const remove = async () => {
      await answer();
      ids.shift();
      return null;
    };
    const { result, arrived, shown, gateway, asked } = member({ removeFavourite: remove }, 't1', ids);
    await arrived();
    act(() => result.current.a.toggle());
    act(() => result.current.x.toggle());
    await eventually(() => expect(shown()).toEqual(['x', 'b']));
    expect([result.current.a.isFavourite, result.current.x.isFavourite]).toEqual([false, true]);
    expect(ids).toEqual(['a', 'b', 'c']);
    await resolve(undefined);
    await eventually(() => expect(ids).toEqual(['x', 'b', 'c']));
    await settled();
    expect(shown()).toEqual(['x', 'b']);
    // Only the last of two changes refetches.
    expect(asked('getFavouriteIds')).toBe(2);
    const changes = gateway.asked.filter(({ id }) => /add|remove/u.test(id));
    expect(changes).toMatchObject([
      { id: 'removeFavourite', query: { nodeId: 'a', vendor: 'BAIZE', gameType: 'RNG' } },
      { id: 'addFavourite', body: { nodeId: 'x', vendor: 'BAIZE', gameType: 'RNG' } },
    ]);
  });

  it('takes a change back where it was when it fails, and tells why [REQ-197]', async () => {
    const { answer, resolve } = late<ReturnType<typeof failed>>();
    let answers = 0;
    const content = ['z', 'a'].map(wire);
    const never = new Promise<never>(() => {});
    const getFavouriteGames = () => (answers++ === 0 ? { content, pageNum: 1, totalPages: 1 } : never);
    const { result, shown, onRolledBack } = member({ removeFavourite: answer, getFavouriteGames });
    await eventually(() => expect([result.current.a.isFavourite, shown()]).toEqual([true, ['z', 'a']]));
    act(() => result.current.a.toggle());
    await eventually(() => expect(shown()).toEqual(['z']));
    await resolve(failed(500));
    await eventually(() => expect([shown(), result.current.a.isFavourite]).toEqual([['z', 'a'], true]));
    expect(onRolledBack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'http' }), false);
  });

  it('takes back an addition that is refused, and leaves the change beside it [REQ-197]', async () => {
    const { result, arrived, shown, onRolledBack } = member({ addFavourite: refused('favouritesFull') });
    await arrived();
    act(() => result.current.x.toggle());
    act(() => result.current.a.toggle());
    await eventually(() => expect(onRolledBack).toHaveBeenCalledOnce());
    await eventually(() => expect(shown()).toEqual(['b', 'c']));
    expect([result.current.a.isFavourite, result.current.x.isFavourite]).toEqual([false, false]);
  });

  it('counts one press a second, and ignores a change to the current state [REQ-196] [REQ-198]', async () => {
    const { result, arrived, asked, ids, queryClient } = member();
    await arrived();
    const { toggle } = result.current.a;
    act(() => toggle());
    act(() => result.current.a.toggle());
    await eventually(() => expect(ids).toEqual(['b', 'c']));
    act(() => result.current.a.toggle());
    expect([asked('removeFavourite'), asked('addFavourite')]).toEqual([1, 0]);
    queryClient.getMutationCache().clear();
    act(() => toggle());
    await act(async () => undefined);
    expect(asked('removeFavourite')).toBe(1);
  });

  it('leads a visitor to log in, and asks nothing before [REQ-198]', async () => {
    const { result, gateway, requireLogin } = member({}, '');
    act(() => result.current.a.toggle());
    await settled();
    expect(requireLogin).toHaveBeenCalledOnce();
    expect([gateway.asked, result.current.a.isFavourite]).toEqual([[], false]);
  });

  it.each([
    ['x', ['x', 'a', 'c']],
    ['a', ['c']],
  ] as const)('is not undone by answers that know nothing of the press on %s', async (pressed, list) => {
    const { answer, resolve } = late<null>();
    const { result, arrived, asked, shown, ids } = member({ addFavourite: answer, removeFavourite: answer });
    await arrived();
    act(() => result.current[pressed].toggle());
    await eventually(() => expect(result.current[pressed].isFavourite).toBe(pressed === 'x'));
    ids.splice(ids.indexOf('b'), 1);
    lookAgain();
    await eventually(() => expect([asked('getFavouriteIds'), asked('getFavouriteGames')]).toEqual([2, 2]));
    await act(settled);
    expect([shown(), result.current.a.isFavourite]).toEqual([list, pressed === 'x']);
    expect([result.current.sameX.isFavourite, asked('addFavourite')]).toEqual(pressed === 'x' ? [true, 1] : [false, 0]);
    await resolve(null);
  });

  it('ignores the changes of other members and other areas, and leaves their caches alone', async () => {
    const { result, arrived, asked, queryClient } = member();
    await arrived();
    const scope = { merchant: 'LOTUS', language: 'CN', token: 'theirs', ready: true } as Scope;
    const begin = (mutationKey: readonly unknown[], variables: unknown) =>
      void queryClient
        .getMutationCache()
        .build(queryClient, { mutationKey, mutationFn: () => new Promise<never>(() => {}) })
        .execute(variables);
    queryClient.setQueryData(['vendors'], 'vendors');
    begin(['launch'], {});
    begin(favouriteChangesKey(scope), { game: gameOf('a'), favourite: false });
    const hot = Promise.withResolvers<string>();
    void queryClient.fetchQuery({ queryKey: ['hot'], queryFn: ({ signal }) => (signal.aborted ? '' : hot.promise) });
    lookAgain();
    await eventually(() => expect(asked('getFavouriteIds')).toBe(2));
    await act(settled);
    expect(result.current.a.isFavourite).toBe(true);
    act(() => result.current.a.toggle());
    await eventually(() => expect([asked('removeFavourite'), asked('getFavouriteIds')]).toEqual([1, 3]));
    hot.resolve('hot');
    await eventually(() => expect(queryClient.getQueryState(['hot'])).toMatchObject({ data: 'hot' }));
    expect(queryClient.getQueryState(['vendors'])).toMatchObject({ isInvalidated: false });
  });

  it('is not undone in the list by an answer that left the gateway before it', async () => {
    const before = late<{ content: ReturnType<typeof wire>[]; pageNum: number; totalPages: number }>();
    const change = late<null>();
    let answers = 0;
    const page = { content: ['a', 'b'].map(wire), pageNum: 1, totalPages: 1 };
    const getFavouriteGames = () => (answers++ === 1 ? before.answer() : page);
    const { result, arrived, shown, asked } = member({ addFavourite: change.answer, getFavouriteGames });
    await arrived();
    lookAgain();
    await eventually(() => expect(asked('getFavouriteGames')).toBe(2));
    act(() => result.current.x.toggle());
    await eventually(() => expect(shown()).toEqual(['x', 'a', 'b']));
    await before.resolve(page);
    await settled();
    expect(shown()).toEqual(['x', 'a', 'b']);
    await change.resolve(null);
  });

  it('is told to the other tabs, which ask again', async () => {
    const postMessage = vi.fn<(message: unknown) => void>();
    const { result, arrived, queryClient } = member();
    const channel = { postMessage, addEventListener: () => {}, removeEventListener: () => {} };
    onTestFinished(followChanges(queryClient, channel));
    await arrived();
    act(() => result.current.a.toggle());
    await eventually(() =>
      expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'changed', area: 'favourites' }),
    );
  });

  it('is refetched on focus with the list, however fresh they are', async () => {
    const { result, arrived, ids, shown, queryClient, rerender } = member();
    await arrived();
    queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
    rerender();
    ids.splice(0, 1);
    lookAgain();
    await eventually(() => expect([result.current.a.isFavourite, shown()]).toEqual([false, ['b', 'c']]));
  });
});

/** The current page's `more`, which loads the next page. */
const more = ({ result }: ReturnType<typeof member>) => {
  const { list } = result.current;
  if (list.state !== 'ready' || list.more === undefined) throw new Error('there is no more');
  return list.more;
};

describe('the list', () => {
  it('comes a page at a time, and skips no game after one was removed [REQ-199]', async () => {
    const view = member({}, 't1', ['a', 'b', 'c', 'd', 'e']);
    await view.arrived();
    expect(view.asked('getFavouriteGames')).toBe(1);
    act(() => view.result.current.a.toggle());
    await eventually(() => expect(view.ids).toHaveLength(4));
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['b', 'c', 'd', 'e']));
    expect(view.result.current.list).toMatchObject({ more: undefined });
  });

  it('asks for the next page alone, and for those before it first only while a change is being read', async () => {
    const again = late<undefined>();
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const pages: string[] = [];
    const getFavouriteGames: Stubs['getFavouriteGames'] = async ({ query: { pageNo = '' } }) => {
      pages.push(pageNo);
      if (pages.length === 3) await again.answer();
      const first = 2 * Number(pageNo) - 2;
      return { content: ids.slice(first, first + 2).map(wire), pageNum: Number(pageNo), totalPages: 4 };
    };
    const view = member({ getFavouriteGames }, 't1', ids);
    await view.arrived();
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['a', 'b', 'c', 'd']));
    act(() => view.result.current.a.toggle());
    await eventually(() => expect(pages).toEqual(['1', '2', '1']));
    act(() => more(view).load());
    await again.resolve(undefined);
    await eventually(() => expect(view.shown()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']));
    expect(pages).toEqual(['1', '2', '1', '2', '3']);
  });

  it('goes on by cursor: a removal while page 2 is shown skips none, and an addition repeats none', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const cursors: string[] = [];
    const getFavouriteGames: Stubs['getFavouriteGames'] = ({ query: { cursor = '' } }) => {
      cursors.push(cursor);
      // The gateway's cursor has the place of its row, also of one that was removed.
      const start = cursor === '' ? 0 : ids.findIndex((id) => id > cursor && id !== 'x');
      const [content, rest] = [ids.slice(start, start + 2), ids.slice(start + 2)];
      return { content: content.map(wire), ...(rest.length > 0 && { next: content.at(-1) ?? '' }) };
    };
    const { answer, resolve } = late<null>();
    const view = member(
      {
        getFavouriteGames,
        removeFavourite: ({ query }) => {
          ids.splice(ids.indexOf(query.nodeId ?? ''), 1);
          return answer();
        },
      },
      't1',
      ids,
    );
    await view.arrived();
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['a', 'b', 'c', 'd']));
    act(() => view.result.current.a.toggle());
    await eventually(() => expect(view.shown()).toEqual(['b', 'c', 'd']));
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['b', 'c', 'd', 'e', 'f']));
    expect(cursors).toEqual(['', 'b', 'd']);
    act(() => view.result.current.x.toggle());
    await eventually(() => expect(view.shown()).toEqual(['x', 'b', 'c', 'd', 'e', 'f']));
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['x', 'b', 'c', 'd', 'e', 'f', 'g']));
    expect(cursors).toEqual(['', 'b', 'd', 'f']);
    await resolve(null);
  });

  it('keeps what it has when the next page fails, and tries again', async () => {
    let broken = true;
    const view = member({
      getFavouriteGames: ({ query }) => {
        if (query.pageNo === '2' && broken) return failed(404);
        return { content: [wire(query.pageNo === '1' ? 'a' : 'c')], pageNum: Number(query.pageNo), totalPages: 2 };
      },
    });
    await eventually(() => expect(view.shown()).toEqual(['a']));
    act(() => more(view).load());
    await eventually(() => expect(more(view).state).toBe('failed'));
    broken = false;
    act(() => more(view).load());
    await eventually(() => expect(view.shown()).toEqual(['a', 'c']));
  });

  it('says that there is none, or why it did not come', async () => {
    const none = member({}, 't1', []);
    await eventually(() => expect(none.result.current.list).toEqual({ state: 'empty' }));
    const broken = member({ getFavouriteGames: failed(404) });
    await eventually(() =>
      expect(broken.result.current.list).toMatchObject({ state: 'failed', error: { kind: 'http' } }),
    );
  });

  it('is on its way again when it is asked for once more, and then there', async () => {
    const again = late<{ content: ReturnType<typeof wire>[]; pageNum: number; totalPages: number }>();
    let answers = 0;
    const { result, shown } = member({ getFavouriteGames: () => (answers++ === 0 ? failed(404) : again.answer()) });
    expect(result.current.list).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.list.state).toBe('failed'));
    act(() => result.current.retry());
    await eventually(() => expect(result.current.list).toEqual({ state: 'loading' }));
    await again.resolve({ content: [wire('a')], pageNum: 1, totalPages: 1 });
    await eventually(() => expect(shown()).toEqual(['a']));
  });

  it('says that the next page is on its way, and that it has come', async () => {
    const next = late<{ content: ReturnType<typeof wire>[]; pageNum: number; totalPages: number }>();
    const view = member({
      getFavouriteGames: ({ query }) =>
        query.pageNo === '1' ? { content: [wire('a')], pageNum: 1, totalPages: 2 } : next.answer(),
    });
    await eventually(() => expect(view.shown()).toEqual(['a']));
    expect(more(view).state).toBe('idle');
    act(() => more(view).load());
    await eventually(() => expect(more(view).state).toBe('loading'));
    await next.resolve({ content: [wire('b')], pageNum: 2, totalPages: 2 });
    await eventually(() => expect(view.shown()).toEqual(['a', 'b']));
  });

  it('is not called empty while there is another page', async () => {
    const never = new Promise<never>(() => {});
    let answers = 0;
    const { result, shown } = member({
      getFavouriteGames: () => (answers++ === 0 ? { content: [wire('a')], pageNum: 1, totalPages: 2 } : never),
    });
    await eventually(() => expect([result.current.a.isFavourite, shown()]).toEqual([true, ['a']]));
    act(() => result.current.a.toggle());
    await eventually(() => expect(result.current.list).toEqual({ state: 'loading' }));
  });
});
