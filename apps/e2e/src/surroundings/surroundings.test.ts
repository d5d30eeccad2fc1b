import { expect, it } from 'vitest';
import { choose, readersOf } from './surroundings.ts';
import type { Site } from './sites.ts';

const titles = Array.from({ length: 300 }, (_, place) => `journey ${place}`);
const sites = ['ember', 'lotus', 'oasis'];
const name = (text: string): string => text;

const site = (id: string, ...codes: Site['languages']): Site => ({
  id,
  brandName: id,
  languages: codes,
  defaultLanguage: codes[0],
  headerLogin: false,
  googleTag: false,
  promisesReward: false,
  images: [],
  chats: [],
  usdtTutorial: undefined,
  firebase: undefined,
});

it('a title always has the same site, and every site has about as many titles', () => {
  const chosen = titles.map((title) => choose(title, sites, name));
  expect(titles.map((title) => choose(title, sites.toReversed(), name))).toEqual(chosen);
  for (const site of sites) expect(chosen.filter((each) => each === site).length).toBeGreaterThan(75);
});

it('another site moves only the titles that it gets', () => {
  const moved = titles
    .map((title) => [choose(title, sites, name), choose(title, [...sites, 'jade'], name)])
    .filter(([before, after]) => before !== after);
  expect(moved.length).toBeGreaterThan(50);
  expect(moved.filter(([, after]) => after !== 'jade')).toEqual([]);
});

it('without a site it names the title', () => {
  expect(() => choose('a journey', [], name)).toThrow('No assembled site fits “a journey”.');
});

it('readers are one left-to-right and one right-to-left merchant', () => {
  const all = [site('ember', 'EN', 'ES'), site('lotus', 'CN', 'EN'), site('oasis', 'AR', 'UR', 'EN')];
  const chosen = titles.map((title) => readersOf(title, all));
  expect(new Set(chosen.map((readers) => readers.map(({ direction }) => direction).join(' ')))).toEqual(
    new Set(['ltr rtl']),
  );
  const cells = chosen.flat().map(({ site: { id }, language }) => `${id} ${language}`);
  expect(new Set(cells)).toEqual(new Set(['ember EN', 'ember ES', 'lotus CN', 'lotus EN', 'oasis AR', 'oasis UR']));
  expect(readersOf('a journey', all.slice(0, 1)).map(({ direction }) => direction)).toEqual(['ltr']);
});
