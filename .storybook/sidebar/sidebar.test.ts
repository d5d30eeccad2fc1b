import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';

const LONGEST = 36;

let stories: readonly { readonly title: string; readonly name: string }[];

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: resolve(import.meta.dirname, '..') });
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

// “Pages / pages / home / HomePage” says two words twice; each step also names something, so a tree is two deep.
function isDoubled(path: string): boolean {
  const steps = path.split('/');
  const words = steps.map((step) => step.toLowerCase().replace(/page$/, ''));
  return steps.length !== 2 || new Set(words).size !== words.length;
}
