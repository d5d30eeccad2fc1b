import { endSessionAtom, startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { CoverMoves } from './CoverMoves.tsx';

const start = vi.fn<(turn: () => Promise<void>) => object>();
const handlePress = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());

beforeEach(() => {
  start.mockReset().mockReturnValue({ ready: Promise.resolve(), finished: Promise.resolve() });
  handlePress.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, { startViewTransition: start });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const card = (
  <article>
    <h3>Crystal Rain</h3>
    <div data-testid="cover">
      <p>
        <a href="/seamless?vassalage=REELS&gameCode=1&gameType=RNG" onClick={handlePress}>
          Play
        </a>
        <a href="/rng" onClick={handlePress}>
          All
        </a>
      </p>
    </div>
  </article>
);

const renderCard = async ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const { store } = await renderInSite([<CoverMoves key="moves" />, <div key="card">{card}</div>], '/', {
    fetch: () => new Promise(() => {}),
  });
  if (isLoggedIn) act(() => store.set(startSessionAtom, 'token'));
  return store;
};
const press = (name: string, init: object = {}) => fireEvent.click(screen.getByText(name), init);

it('lets a pressed cover grow once the page of its game is here, and then leads there once', async () => {
  await renderCard({ isLoggedIn: true });
  press('Play');
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([0, 1]);
  fireEvent.pointerOver(screen.getByText('Play'));
  // Until the page's chunk has loaded, a press navigates as usual.
  await waitFor(() => {
    handlePress.mockClear();
    press('Play');
    expect(start).toHaveBeenCalledOnce();
  });
  expect([handlePress.mock.calls.length, screen.getByTestId('cover').style.viewTransitionName]).toEqual([0, 'game']);
  press('Play');
  void start.mock.calls[0]?.[0]();
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([1, 1]);
  press('All');
  press('Play', { ctrlKey: true });
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([1, 3]);
});

it('leaves a visitor’s press to the login', async () => {
  await renderCard({ isLoggedIn: false });
  fireEvent.pointerOver(screen.getByText('Play'));
  await act(() => import('../../pages/launch/seamless/SeamlessPage.tsx'));
  press('Play');
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([0, 1]);
});

/** Points at the game until its page has loaded and a press starts a transition, and ends that. */
const untilItMoves = async (point: () => void) => {
  point();
  await waitFor(() => {
    press('Play');
    expect(start).toHaveBeenCalledOnce();
  });
  void start.mock.calls[0]?.[0]();
  start.mockClear();
  handlePress.mockClear();
};

it('moves as well for whoever comes to the game by keys', async () => {
  await renderCard({ isLoggedIn: true });
  await untilItMoves(() => fireEvent.focusIn(screen.getByText('Play')));
  expect(press('Play')).toBe(false);
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([1, 0]);
});

it('leaves a press to the browser that asks for another tab or window', async () => {
  await renderCard({ isLoggedIn: true });
  await untilItMoves(() => fireEvent.pointerOver(screen.getByText('Play')));
  const others = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
  for (const other of others) press('Play', other);
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([0, others.length]);
});

it('fetches no page for who points at no game, or wants nothing to move', async () => {
  let wantsStillness = true;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness }));
  await renderCard({ isLoggedIn: true });
  fireEvent.pointerOver(screen.getByText('Play'));
  wantsStillness = false;
  for (const name of ['Crystal Rain', 'All']) {
    fireEvent.pointerOver(screen.getByText(name));
    fireEvent.click(screen.getByText(name));
  }
  await act(() => import('../../pages/launch/seamless/SeamlessPage.tsx'));
  press('Play');
  expect(start).not.toHaveBeenCalled();
});

it('moves nothing any more for who has logged out', async () => {
  const store = await renderCard({ isLoggedIn: true });
  await untilItMoves(() => fireEvent.pointerOver(screen.getByText('Play')));
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' }));
  press('Play');
  expect([start.mock.calls.length, handlePress.mock.calls.length]).toEqual([0, 1]);
});
