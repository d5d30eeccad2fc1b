import { types } from '@babel/core';
import { expect, it } from 'vitest';
import { parseCode } from '../branches/parseCode.ts';
import { allIn } from '../requirements/syntax.ts';
import { strykerPlugins } from './leaveStyles.ts';

it('leaves the templates of styled-components alone, and no others', () => {
  const code = 'styled.a`1`; styled(Link).attrs({})`2`; css`3`; sql`4`; `5`;';
  const shouldIgnore = strykerPlugins[0]?.value.shouldIgnore;
  const left = allIn(parseCode(code, 'a.ts').program)
    .filter((node) => types.isTaggedTemplateExpression(node))
    .filter((node) => shouldIgnore?.({ node: node as never }) !== undefined);
  expect(left.map((node) => code.slice(node.start ?? 0, node.end ?? 0))).toEqual([
    'styled.a`1`',
    'styled(Link).attrs({})`2`',
    'css`3`',
  ]);
});
