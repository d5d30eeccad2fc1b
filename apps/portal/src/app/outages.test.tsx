import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchPanel } from '../pages/catalogue/search/SearchPanel.tsx';
import { VendorPanel } from '../shell/menus/VendorPanel.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { renderSite } from '../testing/renderSite.tsx';

// Removes the jitter: reads are retried at once.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const startUp = { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'UTC', resources: [] };
const system: Readonly<Record<string, unknown>> = {
  '/wps/system/permission': startUp,
  '/wps/system/status': { status: 0, ip: '203.0.113.7' },
};
const answer = (value: unknown) => Response.json({ success: true, message: '', value });
const page = (status: number) =>
  new Response('<h1>Elsewhere</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** Broken gateways by how they fail; an unknown name never answers. */
const broken: Readonly<Record<string, () => Promise<Response>>> = {
  'is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'answers HTML': async () => page(200),
  'is a proxy that has lost it': async () => page(502),
  'answers half a body': async () => new Response('{"success": true, "value": {"mer'),
  'is cut off within a body': async () => new Response(cutOff('{"success": true, "value": {"mer')),
};

/** A body whose connection breaks after `body`. */
const cutOff = (body: string) =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(body)),
    pull: (stream) => stream.error(new TypeError('network error')),
  });

/** A gateway that fails in one way until `recover`; with `starts`, the calls of the start-up succeed. */
const failing = (how: string, { starts }: { readonly starts: boolean }) => {
  const state = { well: false };
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (!state.well && !(starts && pathname in system)) return (broken[how] ?? (() => new Promise(() => {})))();
    if (pathname in system) return answer(system[pathname]);
    if (pathname.endsWith('gameVendor')) return answer({ data: { lanes: [] } });
    if (pathname.endsWith('gameList')) return answer({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    if (pathname.endsWith('getFavoriteGamesList')) return answer({ content: [], pageNum: 1, totalPages: 0 });
    return new Promise(() => {});
  };
  return { fetch, recover: () => void (state.well = true) };
};

const ways = Object.keys(broken);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each(ways)(
  'no page is shown while the gateway %s from the start, and the one that was asked for once it is well',
  async (how) => {
    const { fetch, recover } = failing(how, { starts: false });
    await renderSite('/down', { fetch });
    await heading('We could not connect');
    recover();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Get the app');
    expect(await screen.findByText('There is no app yet')).toBeTruthy();
  },
);

/** The error on each page when only the start-up calls were answered. */
const said: Readonly<Record<string, string>> = {
  '/': 'The games could not be loaded',
  '/rng': 'The games could not be loaded',
  '/rng?vassalage=KOI': 'The games could not be loaded',
  '/live': 'The providers could not be loaded',
  '/favorite': 'Your favourites could not be loaded',
};
const garbled = ['answers HTML', 'answers half a body', 'is cut off within a body'];
const cells = Object.keys(said).flatMap((path) => garbled.map((how) => [path, how]));

it.each(cells)(
  '%s says in its place that the gateway %s, and shows what there is at another try',
  async (path, how) => {
    const { fetch, recover } = failing(how, { starts: true });
    await renderSite(path, { fetch, ...(path === '/favorite' && { token: 'a-token' }) });
    await screen.findByText(said[path] ?? '');
    const main = within(screen.getByRole('main'));
    recover();
    for (const again of main.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
    await waitFor(() => expect(screen.queryByText(said[path] ?? '')).toBeNull());
    expect(main.getAllByText(/^Nothing here yet$|^No favourites yet$/)).not.toEqual([]);
  },
);

it.each(garbled)('while the gateway %s, a panel of the header says so, and comes at another try', async (how) => {
  const { fetch, recover } = failing(how, { starts: true });
  const place = { href: '/live', label: 'Live', icon: 'home' } as const;
  await renderInSite(<VendorPanel category="LIVE" place={place} onNeedRealAccount={() => {}} />, '/', { fetch });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
  recover();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing here yet');
});

it.each(garbled)('while the gateway %s, the search says so, and the next letter asks again', async (how) => {
  const { fetch, recover } = failing(how, { starts: true });
  await renderInSite(<SearchPanel onClose={() => {}} />, '/', { fetch });
  const field = screen.getByRole('combobox', { name: 'Search games' });
  fireEvent.change(field, { target: { value: 'ko' } });
  await screen.findAllByText('The games could not be loaded');
  recover();
  fireEvent.change(field, { target: { value: 'koi' } });
  await screen.findAllByText(/^No game has that name/);
  expect(screen.queryByText('The games could not be loaded')).toBeNull();
});

it('the app page stands while all but the start fails, since it asks for nothing else', async () => {
  await renderSite('/down', { fetch: failing('is cut off within a body', { starts: true }).fetch });
  expect(await screen.findByText('There is no app yet')).toBeTruthy();
});
