import { traverse, types } from '@babel/core';
import type { NodePath } from '@babel/core';
import { parseCode } from './parseCode.ts';

const isPlay = (key: types.Node): boolean => types.isIdentifier(key, { name: 'play' });

/** Returns the function of a story's `play` or of a journey's `test`; undefined for any other node. */
const scriptOf = (path: NodePath): types.Function | undefined => {
  const { node } = path;
  if (types.isObjectProperty(node) && isPlay(node.key) && types.isFunction(node.value)) return node.value;
  if (types.isObjectMethod(node) && isPlay(node.key)) return node;
  if (!types.isCallExpression(node) || !types.isIdentifier(node.callee, { name: 'test' })) return undefined;
  const last = node.arguments.at(-1);
  return types.isFunction(last) ? last : undefined;
};

/** True for a guard that only throws: the code after it always runs. */
const onlyThrows = (statement: types.Statement): boolean =>
  types.isThrowStatement(statement) ||
  (types.isBlockStatement(statement) && statement.body.length === 1 && types.isThrowStatement(statement.body[0]));

/** True when a condition depends on a value computed at run time rather than on the test's parameters. */
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

/** True for code that the script awaits; a sync callback runs in the browser and is not a step of the script. */
const isStep = (path: NodePath, script: NodePath): boolean => {
  const within = path.getFunctionParent();
  if (within === null || within.node === script.node) return within !== null;
  return within.node.async === true && isStep(within, script);
};

/**
 * Finds conditional steps in stories and journeys: lines such as "12: if (send === null) return;". A locator with
 * `.or()` counts, too.
 */
export const branchesIn = (code: string, file: string): string[] => {
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
};
