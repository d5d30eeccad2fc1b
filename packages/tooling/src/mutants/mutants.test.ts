import { types } from '@babel/core';
import { expect, it } from 'vitest';
import { parseCode } from '../branches/parseCode.ts';
import { allIn } from '../requirements/syntax.ts';
import { strykerPlugins } from './leaveLooks.ts';
import { portionsOf, testsOf } from './portions.ts';
import { testMutants } from './testMutants.ts';

it('leaves styles and prose alone, and nothing else', () => {
  const code = 'styled.a`1`; styled(Link).attrs({})`2`; css`3`; sql`4`; `5`; ({ summary: "6", id: "7" });';
  const shouldIgnore = strykerPlugins[0]?.value.shouldIgnore;
  const left = allIn(parseCode(code, 'a.ts').program)
    .filter((node) => types.isTaggedTemplateExpression(node) || types.isObjectProperty(node))
    .filter((node) => shouldIgnore?.({ node }) !== undefined);
  expect(left.map((node) => code.slice(node.start ?? 0, node.end ?? 0))).toEqual([
    'styled.a`1`',
    'styled(Link).attrs({})`2`',
    'css`3`',
    'summary: "6"',
  ]);
});

it('makes one portion of each folder or file, judged by the tests beside it', () => {
  expect(portionsOf(['src/play/**/*.ts', 'src/app/once.ts', '!src/**/*.test.ts'])).toEqual([
    { name: 'play', mutate: ['src/play/**/*.ts', '!src/**/*.test.ts'], folder: 'src/play' },
    { name: 'app/once', mutate: ['src/app/once.ts', '!src/**/*.test.ts'], folder: 'src/app', file: 'once' },
  ]);
});

it('finds the tests that bear the name of a file', () => {
  const beside = ['once.ts', 'once.test.ts', 'once.attack.test.ts', 'onceMore.test.ts', 'guard.test.ts'];
  expect(testsOf('once', beside)).toEqual(['once.test.ts', 'once.attack.test.ts']);
});

it.each([[[]], [['nothing']], [['vendor', 'nowhere']]])('starts nothing for %j', async (args) => {
  expect(await testMutants(args)).toBe(1);
});
