import { expect, it } from 'vitest';
import { journeyNames, storyFiles, testedPackages } from './innerLoop.ts';
import { allScripts, excused, shortRuns } from './shortRuns.ts';

const scripts = allScripts().map(({ script }) => script);
const run = new Set(shortRuns.map(({ script }) => script));
const isExcused = (script: string): boolean =>
  script in excused || (script.includes(' ') && script.replace(/^\S+/u, '*') in excused);

it('each script of a package.json runs in `.ci/run`, or it is said why not', () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((script) => !run.has(script) && !isExcused(script))).toEqual([]);
  expect(scripts.filter((script) => run.has(script) && isExcused(script))).toEqual([]);
});

const argsOf = (name: string): readonly string[] => shortRuns.find(({ script }) => script === name)?.args ?? [];

it('components, journeys and packages of short runs exist', () => {
  expect(Object.keys(storyFiles())).toEqual(expect.arrayContaining([...argsOf('stories')]));
  expect(journeyNames()).toEqual(expect.arrayContaining([...argsOf('journey')]));
  expect(Object.keys(testedPackages())).toContain(argsOf('unit')[0]);
});

it('nothing is listed that is no script', () => {
  const anyPackage = new Set(
    scripts.filter((script) => script.includes(' ')).map((script) => script.replace(/^\S+/u, '*')),
  );
  expect([...run, ...Object.keys(excused)].filter((name) => !scripts.includes(name) && !anyPackage.has(name))).toEqual(
    [],
  );
});
