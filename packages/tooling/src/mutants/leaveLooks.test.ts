import { types } from '@babel/core';
import { expect, it } from 'vitest';
import { parseCode } from '../branches/parseCode.ts';
import { allIn } from '../requirements/syntax.ts';
import { strykerPlugins } from './leaveLooks.ts';

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
