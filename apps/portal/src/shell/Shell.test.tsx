import { startSessionAtom } from '@baize/features/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { gatewayWith } from '../testing/gatewayWith.ts';
import { loadFromCatalogs } from '../testing/catalogOf.ts';
import { renderSite } from '../testing/renderSite.tsx';
import type { Route } from '../site/routes/route.types.ts';
import { routes } from '../site/routes/routes.ts';

it('shows home between header and footer, with the bar for phones below [REQ-030]', async () => {
  await renderSite('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample: games and lottery' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Quick access' })).toBeTruthy();
});

it('shows the login form alone, without header and footer', async () => {
  await renderSite('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows a game under the header and without a footer [REQ-021]', async () => {
  await renderSite('/seamless?vassalage=V&gameCode=1&mode=demo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Game' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Quick access' })).toBeNull();
});

it('leads from a game page that names no game to the list of games (D46)', async () => {
  await renderSite('/seamless');
  expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeTruthy();
  expect(window.location.pathname).toBe('/rng');
});

it('says inside the shell that an address has no page [REQ-030]', async () => {
  await renderSite('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  const home = within(screen.getByRole('main')).getByRole('link', { name: 'Go to the home page' });
  expect(home.getAttribute('href')).toBe('/');
});

it('puts the canonical case and path into the address bar in place of the other, with query and hash (D3)', async () => {
  const before = window.history.length;
  await renderSite('/LogIn/?return=%2F#form');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.location.search + window.location.hash).toBe('?return=%2F#form');
  expect(window.history.length).toBe(before);
});

it('links to no page that this release does not have (D44)', async () => {
  const table = routes as readonly Route[] as Route[];
  const all = [...table];
  table.splice(0, Infinity, ...all.filter(({ name }) => name !== 'vip'));
  onTestFinished(() => void table.splice(0, Infinity, ...all));
  await renderSite('/');
  const items = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link');
  expect(items.map((item) => item.getAttribute('href'))).toEqual(['/', '/lott']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['page', null]);
  const panels = screen.getAllByRole('button', { name: /^Providers: / });
  expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(['Providers: Lottery']);
});

const hrefsOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('has five places under the thumb: home, games, promotions, then wallet and profile, or favourites and log-in', async () => {
  const { store } = await renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefsOf('Quick access')).toEqual(['/', '/lott', '/promotions', '/favorite', '/login']);
  act(() => store.set(startSessionAtom, 'token'));
  await waitFor(() =>
    expect(hrefsOf('Quick access')).toEqual(['/', '/lott', '/promotions', '/member/depositv2', '/member']),
  );
});

const startUp = { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'Asia/Shanghai', resources: [] };
const statuses: [what: string, status: object, heading: string, detail: string][] = [
  ['maintenance', { status: 1, until: '2026-11-21T06:30:00Z' }, 'The site is under maintenance', 'Nov 21'],
  ['a closed region', { status: 2, ip: '203.0.113.7' }, 'Not available in your location', '203.0.113.7'],
];

it.each(statuses)(
  'shows nothing but one screen in %s, with what is known of it',
  async (_what, status, name, detail) => {
    const answers = { '/wps/system/permission': startUp, '/wps/system/status': status };
    await renderSite('/', { fetch: gatewayWith(answers) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain(detail);
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

it('gives the focus to the heading of the next page, and leaves it where it is on the first (WCAG 2.4.3)', async () => {
  await renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(document.body);
  window.history.pushState(null, '', '/no-such-page');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('covers an address but home’s until the visitor’s language has come', async () => {
  const arabic = Promise.withResolvers<void>();
  const { container } = await renderSite('/no-such-page', {
    language: 'AR',
    load: async (language, part) => {
      if (language === 'AR') await arabic.promise;
      return loadFromCatalogs(language, part);
    },
  });
  expect(container.querySelector('[data-neutral]')).not.toBeNull();
  await act(async () => arabic.resolve());
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(container.querySelector('[data-neutral]')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

it('does not cover home', async () => {
  const { container } = await renderSite('/', { load: () => new Promise(() => {}) });
  expect(container.querySelector('[data-neutral]')).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
