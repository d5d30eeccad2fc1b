import { afterEach, expect, it, vi } from 'vitest';
import { sampleTenant } from '../../testing/sampleTenant.ts';
import { fetchWords } from './fetchWords.ts';

const load = fetchWords({ ...sampleTenant, words: { EN: { areas: 'EN.1', own: 'EN.2' }, AR: { areas: 'AR.1' } } });
const answering = (answer: (path: string) => Response) => {
  const fetch = vi.fn<(path: string) => Promise<Response>>(async (path) => answer(path));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

it('asks for an area where all merchants have it, and for the merchant’s own beside it', async () => {
  const fetch = answering((path) => Response.json({ path }));
  expect(await load('EN', 'session')).toEqual({ path: '/languages/EN.1/session.json' });
  expect(await load('EN', 'own')).toEqual({ path: '/languages/EN.2.json' });
  expect(await load('AR', 'own')).toEqual({});
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await load('CN', 'session')).toEqual({ path: '/languages/CN/session.json' });
  expect(await load('CN', 'own')).toEqual({});
});

it('fails when there is nothing there', async () => {
  answering(() => new Response('', { status: 404 }));
  await expect(load('EN', 'launch')).rejects.toThrow('404');
});
