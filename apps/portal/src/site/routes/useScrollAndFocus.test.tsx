import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/renderSite.tsx';
import { Places } from './Places.tsx';
import { focusHeading, useScrollAndFocus } from './useScrollAndFocus.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const scrollIntoView = vi.fn<(this: Element) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const visitor = (start: string, inside = <h1>Here</h1>) => {
  let navigate: NavigateFunction | undefined;
  function Traveller() {
    navigate = useNavigate();
    useScrollAndFocus('home');
    return (
      <main id="main" tabIndex={-1}>
        {inside}
        <p id="terms">Terms</p>
        <p id="100%">All of it</p>
      </main>
    );
  }
  render(
    <MemoryRouter initialEntries={[start]}>
      <Places>
        <Traveller />
      </Places>
    </MemoryRouter>,
  );
  return {
    go: (to: string | number) => act(() => void (typeof to === 'number' ? navigate?.(to) : navigate?.(to))),
    open: (popup: string, beneath: string) => act(() => void navigate?.(popup, { state: { beneath } })),
  };
};

it('starts a page of another name at its top, with the focus on its heading [REQ-033]', () => {
  const { go } = visitor('/');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  go('/login');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Here' }));
  expect(screen.getByRole('heading').tabIndex).toBe(-1);
});

it('gives the focus to a page that has no heading, and to nothing where there is no page yet [REQ-033]', () => {
  expect(focusHeading).not.toThrow();
  const { go } = visitor('/', <p>No heading</p>);
  go('/login');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each(['/?page=2', '/home', '/index.html?page=2', '/#nowhere'])(
  'stays where it is at %s, still home [REQ-033]',
  (to) => {
    const { go } = visitor('/');
    go(to);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  },
);

it('scrolls to the anchor of a hash, on the same page and on another [REQ-033]', () => {
  const { go } = visitor('/');
  go('/#terms');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Terms')]);
  go('/login#terms');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('looks for a hash that is no encoded text as it is written', () => {
  const { go } = visitor('/');
  go('/#100%');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('All of it')]);
});

it('leaves the place to the browser when going back, and moves the focus alone [REQ-033]', () => {
  const { go } = visitor('/');
  go('/login');
  screen.getByRole('heading').blur();
  go(-1);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

const HOME = 'Sample: games and lottery';

it('focuses the heading of a page whose chunk comes later [REQ-033]', async () => {
  await renderSite('/no-such-page');
  const home = await screen.findByRole('link', { name: 'Go to the home page' });
  act(() => home.click());
  const heading = await screen.findByRole('heading', { level: 1, name: HOME });
  expect(document.activeElement).toBe(heading);
});

it('focuses it also when one left before the first page was there [REQ-033]', async () => {
  await renderSite('/no-such-page');
  const [home] = await screen.findAllByRole('link', { name: 'Home' });
  act(() => home?.click());
  const heading = await screen.findByRole('heading', { level: 1, name: HOME });
  expect(document.activeElement).toBe(heading);
});

it('stays where it is when a popup opens and closes, hash or not [REQ-033]', () => {
  const { go, open } = visitor('/#terms');
  open('/login', '/#terms');
  go(-1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves the focus where the browser put it on the first page [REQ-033]', async () => {
  await renderSite('/login');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(document.activeElement).toBe(document.body);
});
