import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { filesInBothDirections } from './toolbar/filesInBothDirections.ts';
import { BOTH_DIRECTIONS, pairwiseRuns } from './toolbar/runs.ts';
import { settingsOf } from './toolbar/settings.ts';

const LONGEST = 36;

type Entry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
};

let stories: readonly Entry[];

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: import.meta.dirname });
  stories = Object.values(entries);
});

it('names stories plainly: no ids of requirements or decisions, short enough to be read in the sidebar', () => {
  expect(stories.length).toBeGreaterThan(100);
  const texts = [...new Set(stories.flatMap(({ title, name }) => [...title.split('/'), name]))];
  expect(texts.filter((text) => /REQ-|\bD\d/.test(text) || text.length > LONGEST)).toEqual([]);
});

it('says each word of a path once', () => {
  const paths = [...new Set(stories.map(({ title }) => title))];
  expect(paths.filter(isDoubled)).toEqual([]);
  expect(paths.filter((path) => !/^(Foundations|Kit|Shell|Pages|Screens)\//.test(path))).toEqual([]);
});

it('tests each story that acts, and as many in each direction and each scheme', () => {
  const acting = stories.filter(({ tags }) => tags?.includes('play-fn'));
  expect(acting.length).toBeGreaterThan(100);
  expect(acting.filter(({ tags }) => !tags?.includes('test'))).toEqual([]);
  const shown = acting.map(({ id }) => settingsOf(pairwiseRuns[0], id));
  for (const share of [
    shown.filter(({ direction }) => direction === 'rtl').length,
    shown.filter(({ scheme }) => scheme === 'light').length,
  ]) {
    expect(share / acting.length).toBeGreaterThan(0.4);
    expect(share / acting.length).toBeLessThan(0.6);
  }
});

it('tests stories that behave differently by direction in both', () => {
  const files = [...new Set(stories.map(({ importPath }) => join(import.meta.dirname, importPath)))];
  const differing = files.filter((file) => /direction === '(?:rtl|ltr)'/u.test(readFileSync(file, 'utf8')));
  const both = stories.filter(({ tags }) => tags?.includes(BOTH_DIRECTIONS)).map(({ importPath }) => importPath);
  expect(differing.length).toBeGreaterThan(3);
  expect([...new Set(both.map((path) => join(import.meta.dirname, path)))].toSorted()).toEqual(differing.toSorted());
  expect(filesInBothDirections().toSorted()).toEqual(differing.toSorted());
});

// “Pages / pages / home / HomePage” says two words twice; each level of the sidebar should add a name.
const isDoubled = (path: string): boolean => {
  const steps = path.split('/');
  const words = steps.map((step) => step.toLowerCase().replace(/page$/, ''));
  return steps.length !== 2 || new Set(words).size !== words.length;
};

it('waits in stories of the portal until a part has faded in', () => {
  const files = [...new Set(stories.map(({ importPath }) => importPath))].filter((path) =>
    path.includes('apps/portal/'),
  );
  const waitless = /await expect\([^;]*\)\.toBeVisible\(\)/u;
  expect(files.filter((path) => waitless.test(readFileSync(join(import.meta.dirname, path), 'utf8')))).toEqual([]);
});
