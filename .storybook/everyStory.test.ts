import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { pairwiseRuns } from './toolbar/runs.ts';
import { settingsOf } from './toolbar/settings.ts';

const LONGEST = 36;

type Entry = { readonly id: string; readonly title: string; readonly name: string; readonly tags?: readonly string[] };

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

it('shows each story that acts in both directions, and in both schemes, over the runs of a test', () => {
  const acting = stories.filter(({ tags }) => tags?.includes('play-fn'));
  expect(acting.length).toBeGreaterThan(100);
  expect(acting.filter(({ tags }) => !tags?.includes('test'))).toEqual([]);
  const shown = acting.map(({ id }) => {
    const runs = pairwiseRuns.map((globals) => settingsOf(globals, id));
    return [id, ...runs.map(({ direction }) => direction).toSorted(), ...runs.map(({ scheme }) => scheme).toSorted()];
  });
  expect(shown).toEqual(acting.map(({ id }) => [id, 'ltr', 'rtl', 'dark', 'light']));
});

// “Pages / pages / home / HomePage” says two words twice; each level of the sidebar should add a name.
function isDoubled(path: string): boolean {
  const steps = path.split('/');
  const words = steps.map((step) => step.toLowerCase().replace(/page$/, ''));
  return steps.length !== 2 || new Set(words).size !== words.length;
}
