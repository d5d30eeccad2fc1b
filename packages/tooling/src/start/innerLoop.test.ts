import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  generateAll,
  journey,
  journeyNames,
  migration,
  stories,
  storyFiles,
  testedPackages,
  testsNamed,
  types,
  unit,
  words,
} from './innerLoop.ts';
import { projectRoot } from './projectRoot.mjs';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a wrong argument is answered with what exists', () => {
  it.each([
    ['unit', unit, [], /Name a package: .*Packages: .*gateway, .*portal/u],
    ['unit', unit, ['portl'], /No package “portl” has unit tests: .*portal/u],
    [
      'unit',
      unit,
      ['theme', 'no such title'],
      /No test file and no title here holds “no such title”\. Files: .*\.test\.ts/u,
    ],
    ['stories', stories, ['GameCrad'], /No component “GameCrad” has stories: .*GameCard/u],
    ['journey', journey, [], /Name a journey: .*login/u],
    ['journey', journey, ['logn'], /There is no journey “logn”: .*login/u],
    ['migration', migration, [], /Name the change in small letters: .*The last ones: .*\.sql/u],
    ['migration', migration, ['Add-Trophies'], /Name the change in small letters/u],
    ['types', types, ['portal'], /takes no argument/u],
    ['words', words, ['EN'], /takes no argument/u],
    ['generate', generateAll, ['client'], /takes no argument/u],
  ])('%s %#', async (_name, task, args, sentence) => {
    expect(await task(args)).toBe(1);
    expect(said).toMatch(sentence);
  });
});

it('packages with unit tests, components with stories and journeys are found', () => {
  expect(testedPackages()).toMatchObject({ portal: 'apps/portal', domain: 'packages/domain' });
  expect(storyFiles()['GameCard']).toBe('packages/ui-kit/src/GameCard/GameCard.stories.tsx');
  expect(journeyNames()).toContain('login');
});

it('a name is a file, or else the title of a test', () => {
  const folder = join(projectRoot, 'packages/theme');
  expect(testsNamed('composeTheme', folder)).toEqual(['src/compose/composeTheme.test.ts']);
  const [file, ...options] = testsNamed('it names the title', join(projectRoot, 'apps/e2e'));
  expect([file, ...options]).toEqual([
    'src/surroundings/surroundings.test.ts',
    '--testNamePattern',
    'it names the title',
  ]);
});
