import { traverse, types } from '@babel/core';
import type { NodePath } from '@babel/core';
import { parseCode } from './parseCode.ts';

const isPlay = (key: types.Node): boolean => types.isIdentifier(key, { name: 'play' });

/** What runs when a story plays or a journey is made; undefined for any other function. */
const scriptOf = (path: NodePath): types.Function | undefined => {
  const { node } = path;
  if (types.isObjectProperty(node) && isPlay(node.key) && types.isFunction(node.value)) return node.value;
  if (types.isObjectMethod(node) && isPlay(node.key)) return node;
  if (!types.isCallExpression(node) || !types.isIdentifier(node.callee, { name: 'test' })) return undefined;
  const last = node.arguments.at(-1);
  return types.isFunction(last) ? last : undefined;
};

/** A guard that fails at once is no branch: what follows runs always. */
const onlyThrows = (statement: types.Statement): boolean =>
  types.isThrowStatement(statement) ||
  (types.isBlockStatement(statement) && statement.body.length === 1 && types.isThrowStatement(statement.body[0]));

/** Whether a condition speaks of something that the script found out itself, not of what the test is written for. */
const isFoundOut = (condition: NodePath, script: NodePath): boolean => {
  let found: boolean = condition.isAwaitExpression();
  const look = (path: NodePath<types.Identifier>): void => {
    const binding = path.scope.getBinding(path.node.name);
    if (binding === undefined || !binding.scope.path.findParent((each) => each === script.parentPath)) return;
    const loop = binding.path.findParent((each) => each.isForOfStatement());
    const isOfLoop = loop?.isForOfStatement() === true && binding.path.parentPath?.parent === loop.node;
    if (!isOfLoop || isFoundOut(loop.get('right'), script)) found = true;
  };
  if (condition.isIdentifier()) look(condition);
  condition.traverse({
    AwaitExpression() {
      found = true;
    },
    ReferencedIdentifier(path) {
      if (path.isIdentifier()) look(path);
    },
  });
  return found;
};

/** A function that is not waited for answers the browser; it is no step of the script. */
const isStep = (path: NodePath, script: NodePath): boolean => {
  const within = path.getFunctionParent();
  if (within === null || within.node === script.node) return within !== null;
  return within.node.async === true && isStep(within, script);
};

/**
 * Where a story or a journey does one thing or another, by what it finds: lines such as "12: if (send === null) return;".
 * A locator that takes one thing or the other is a branch, too.
 */
export function branchesIn(code: string, file: string): string[] {
  const found: string[] = [];
  const lines = code.split('\n');
  const tell = (node: types.Node): void => {
    const line = node.loc?.start.line ?? 0;
    found.push(`${line}: ${(lines[line - 1] ?? '').trim()}`);
  };
  traverse(parseCode(code, file), {
    enter(path) {
      const script = scriptOf(path);
      if (script === undefined) return;
      path.traverse({
        IfStatement(inner) {
          const own = inner.findParent((each) => each.node === script);
          if (own === null || !isStep(inner, own)) return;
          const { consequent, alternate } = inner.node;
          if (onlyThrows(consequent) && !alternate) return;
          if (isFoundOut(inner.get('test'), own)) tell(inner.node);
        },
      });
    },
    CallExpression({ node }) {
      if (types.isMemberExpression(node.callee) && types.isIdentifier(node.callee.property, { name: 'or' })) tell(node);
    },
  });
  return found;
}
