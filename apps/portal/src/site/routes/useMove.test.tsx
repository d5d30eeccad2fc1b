import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Places } from './Places.tsx';
import { usePlace } from './Place.ts';
import { useClose, useMove } from './useMove.ts';

/** A visitor with these addresses as history, at the last one; `close` closes its page. */
const visitor = (...history: readonly string[]) => {
  const now = {} as {
    close: () => void;
    move: ReturnType<typeof useMove>;
    at: string;
    page: string;
    go: NavigateFunction;
  };
  function Here() {
    const { pathname, search } = useLocation();
    Object.assign(now, {
      close: useClose(),
      move: useMove(),
      at: pathname + search,
      page: usePlace().pathname,
      go: useNavigate(),
    });
    return null;
  }
  render(
    <MemoryRouter initialEntries={[history[0] ?? '/']}>
      <Places>
        <Here />
      </Places>
    </MemoryRouter>,
  );
  for (const next of history.slice(1)) act(() => void now.go(next));
  return {
    close: () => act(() => now.close()),
    move: (href: string, options?: { replace: boolean }) => act(() => now.move(href, options)),
    moveTwice: (first: string, second: string) =>
      act(() => {
        now.move(first);
        now.move(second);
      }),
    go: (to: string, state: object) => act(() => void now.go(to, { state })),
    back: () => act(() => void now.go(-1)),
    at: () => now.at,
    page: () => now.page,
  };
};

it('closes a page to where one came from', () => {
  const { close, at } = visitor('/favorite', '/?list=V', '/member');
  close();
  expect(at()).toBe('/?list=V');
});

it('closes a page on which the visit began to its parent, which takes its place', () => {
  const { close, at, back } = visitor('/login');
  close();
  expect(at()).toBe('/');
  back();
  expect(at()).toBe('/');
});

it('closes what is no page to home', () => {
  const { close, at } = visitor('/no-such-page');
  close();
  expect(at()).toBe('/');
});

it('opens one popup where two parts of a page ask for it at once', () => {
  const { moveTwice, at, back } = visitor('/favorite', '/');
  moveTwice('/register', '/reigster');
  expect(at()).toBe('/register');
  back();
  expect(at()).toBe('/');
});

it('closes a popup for a link to the page beneath it, as Back does', () => {
  const { move, at, page, back } = visitor('/favorite', '/');
  move('/login');
  expect([at(), page()]).toEqual(['/login', '/']);
  move('/');
  expect([at(), page()]).toEqual(['/', '/']);
  back();
  expect(at()).toBe('/favorite');
});

it('is on the page of its address where that is no dialog, whatever its entry of the history says', () => {
  const { go, at, page } = visitor('/');
  go('/favorite', { beneath: '/' });
  expect([at(), page()]).toEqual(['/favorite', '/favorite']);
});

it.each([
  ['a popup over a page', '/', ['/login', '/register'], '/'],
  ['a page of its own', '/login', ['/register', '/login'], '/favorite'],
  ['a page that nothing opens over', '/forget', ['/login', '/register'], '/favorite'],
])('log-in and registration replace each other in the history: %s [REQ-035]', (_what, begun, moves, before) => {
  const { move, at, back } = visitor('/favorite', begun);
  for (const href of moves) move(href);
  expect(at()).toBe(moves.at(-1));
  back();
  expect(at()).toBe(before);
});

it('replaces the current history entry with `replace`', () => {
  const { move, at, back } = visitor('/favorite', '/login');
  move('/seamless?vassalage=V&gameCode=1', { replace: true });
  expect(at()).toBe('/seamless?vassalage=V&gameCode=1');
  back();
  expect(at()).toBe('/favorite');
});
