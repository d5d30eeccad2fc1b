import { loadTenant } from '@baize/tenant';
import type { Tenant, TenantMessages } from '@baize/tenant';
import { sharedSentenceId } from '@baize/tenant/document';
import { writeFixtureTenant } from '@baize/tenant/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedAreas, ownSentences, pageWords } from './siteWords.ts';

let dir = '';
let tenant: Tenant | undefined;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-words-'));
  ({ tenant } = await loadTenant(await writeFixtureTenant(dir, 'alpha')));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const saying = (messages: TenantMessages): Tenant => {
  if (!tenant) throw new Error('The fixture has mistakes.');
  return { ...tenant, messages };
};

test('a merchant’s sentence stands in the place of the release’s, which is kept for when the other cannot be said', () => {
  const shell = { count: [['count'], ' games of ', ['brandName']], title: ['Welcome'] };
  const own = { count: ['We have ', ['count']], banner: [['brandName']] };
  const { first, frame } = pageWords(
    { EN: { shell, session: { later: ['Later'] } } } as never,
    saying({ EN: own } as never),
  );
  expect(first).toEqual({
    count: ['We have ', ['count']],
    [sharedSentenceId('count')]: [['count'], ' games of ', ['brandName']],
    title: ['Welcome'],
    banner: [['brandName']],
  });
  expect(frame).toEqual(['count', 'title']);
});

test('plain messages contain the site’s constants, and are undefined if they need other values', () => {
  const site = { title: ['Play at ', ['brandName'], ' from ', ['minimumAge']], asks: [['count']], old: ['Old'] };
  const { plain } = pageWords({ EN: { site } } as never, saying({ EN: { old: ['Own'] } }));
  expect(['title', 'asks', 'old', 'none'].map(plain)).toEqual([
    'Play at Brand alpha from 21',
    undefined,
    'Own',
    undefined,
  ]);
});

test('a language that reads another’s catalog has that one’s own sentences, and its own on top', () => {
  const own = saying({ EN: { a: ['A'], b: ['B'] }, TY: { b: ['General'] } });
  expect(ownSentences(own, 'TY')).toEqual({ a: ['A'], b: ['General'] });
});

test('a language without sentences, of the release or of the merchant’s own, says nothing of them', () => {
  const { first, frame, plain } = pageWords({}, saying({}));
  expect([first, frame, plain('site.title')]).toEqual([{}, [], undefined]);
  const { first: only } = pageWords({ EN: { session: { later: ['Later'] } } }, saying({ AR: { a: ['A'] } }));
  expect(only).toEqual({});
});

test('a placeholder with a format is no constant', () => {
  const site = { title: ['From ', ['minimumAge', 'number']] };
  expect(pageWords({ EN: { site } } as never, saying({})).plain('title')).toBeUndefined();
});

test('browsers fetch every area but `site`', () => {
  const catalog = { site: { title: ['T'] }, shell: { a: ['A'] }, session: { b: ['B'] } };
  expect(fetchedAreas(catalog as never)).toEqual([
    ['shell', { a: ['A'] }],
    ['session', { b: ['B'] }],
  ]);
});
