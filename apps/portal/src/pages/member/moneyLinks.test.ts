import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routeNames } from '@baize/domain/routes';
import { expect, it } from 'vitest';
import { bannerTarget } from '../../site/routes/bannerTarget.ts';
import { isPage } from '../../testing/isPage.ts';

const projectRoot = join(import.meta.dirname, '../../../../..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.json') && statSync(file).isFile());

const texts = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) => filesIn(join(projectRoot, folder)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const seeds = texts(
  'apps/gateway/src/announcements/data',
  'apps/gateway/src/promotions/data',
  'apps/gateway/src/system/data',
);

const found = (pattern: RegExp, text: string): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, value = '']) => value))].toSorted();

const links = found(/href=\\"(\/[^"\\]*)\\"/gu, seeds);
const targets = [
  ...found(/"linkageType": "([^"]+)"/gu, seeds),
  ...found(/"to": "([^"]+)"/gu, texts('tenants')),
  ...routeNames,
].filter((name) => name !== 'home' && name !== 'seamless');

it('notices that speak of money lead to its pages', () => {
  expect(links).toEqual(
    expect.arrayContaining(['/member/depositv2', '/member/profile', '/member/withdraw', '/promotions#weekly-cashback']),
  );
});

it.each(links)('the link %s of a notice leads to a page', (link) => expect(isPage(link)).toBe(true));

it.each(targets)('a banner of %s leads to a page', (to) => {
  const href = bannerTarget(to, 'home', false);
  expect([href, isPage(href ?? '')]).toEqual([href, true]);
});

it.each(['/member/none', '/member/deposits', '/nowhere'])('%s leads to none', (link) =>
  expect(isPage(link)).toBe(false),
);
