import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

const startUp = { merchant: { code: 'sample', currency: 'CNY' }, timeZone: 'UTC', resources: [] };
const system: Readonly<Record<string, unknown>> = {
  '/wps/system/permission': startUp,
  '/wps/system/status': { status: 0, ip: '203.0.113.7' },
};
const answer = (value: unknown) => Response.json({ success: true, message: '', value });
const page = (status: number) =>
  new Response('<h1>Elsewhere</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** What may stand where the merchant's gateway should; undefined is silence. */
const broken: Readonly<Record<string, () => Promise<Response>>> = {
  'is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'answers HTML': async () => page(200),
  'is a proxy that has lost it': async () => page(502),
  'answers half a body': async () => new Response('{"success": true, "value": {"mer'),
};

/** A gateway that fails in one way, all of it or all but what a site starts with, until it is well. */
function failing(how: string, { starts }: { readonly starts: boolean }) {
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
}

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

/** What each screen says in its place when only the start was answered. */
const said: Readonly<Record<string, string>> = {
  '/': 'The games could not be loaded',
  '/rng': 'The games could not be loaded',
  '/rng?vassalage=KOI': 'The games could not be loaded',
  '/live': 'The vendors could not be loaded',
  '/favorite': 'Your favourites could not be loaded',
};
const cells = Object.keys(said).flatMap((path) => ['answers HTML', 'answers half a body'].map((how) => [path, how]));

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
