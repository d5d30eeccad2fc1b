import { traverse, types } from '@babel/core';
import type { NodePath } from '@babel/core';
import { parseCode } from './parseCode.ts';

const REASON = /\/\/ Sleeps: \S/u;
const timerModule = /^(?:node:)?timers\/promises$/u;

/** True if a callee is `setTimeout`, `setInterval` or `scheduler` of `node:timers/promises`. */
const comesFromTimers = (callee: NodePath): boolean => {
  const name = callee.isMemberExpression() ? callee.get('object') : callee;
  if (!name.isIdentifier()) return false;
  const imported = name.scope.getBinding(name.node.name)?.path;
  if (!imported?.isImportSpecifier() && !imported?.isImportNamespaceSpecifier()) return false;
  const { parent } = imported;
  if (!types.isImportDeclaration(parent) || !timerModule.test(parent.source.value)) return false;
  return !(imported.isImportSpecifier() && types.isIdentifier(imported.node.imported, { name: 'setImmediate' }));
};

const isOfPromise = (node: types.Node | null | undefined): boolean =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property, { name: 'withResolvers' });

const isResolver = (name: NodePath<types.Identifier>): boolean => {
  const made = name.scope.getBinding(name.node.name)?.path;
  return made?.isVariableDeclarator() === true && isOfPromise(made.node.init);
};

/** True if a function calls a resolver of `Promise.withResolvers()`. */
const callsResolver = (handler: NodePath): boolean => {
  let found = handler.isIdentifier() && isResolver(handler);
  handler.traverse({
    Identifier(name) {
      found ||= isResolver(name);
    },
  });
  return found;
};

const isExecutor = ({ parent, node }: NodePath): boolean =>
  types.isFunction(node) && types.isNewExpression(parent) && types.isIdentifier(parent.callee, { name: 'Promise' });

/** True if a timer settles a promise: `setTimeout` in the executor, or one that calls a resolver. */
const settlesPromise = (call: NodePath<types.CallExpression>): boolean => {
  const { callee } = call.node;
  if (!types.isIdentifier(types.isMemberExpression(callee) ? callee.property : callee, { name: 'setTimeout' })) {
    return false;
  }
  const [handler] = call.get('arguments');
  return call.findParent(isExecutor) !== null || (handler !== undefined && callsResolver(handler));
};

const isWait = (callee: NodePath): boolean =>
  callee.isMemberExpression() && types.isIdentifier(callee.node.property, { name: 'waitForTimeout' });

/**
 * Finds tests that wait for real time: lines such as "12: await delay(20);". Exempt if the line ends with a comment
 * starting with "Sleeps:".
 */
export const sleepsIn = (code: string, file: string): string[] => {
  // Parsing is slow, and most files contain none of these words.
  if (!/setTimeout|waitForTimeout|timers\/promises/u.test(code)) return [];
  const lines = code.split('\n');
  const found: string[] = [];
  traverse(parseCode(code, file), {
    CallExpression(call) {
      const callee = call.get('callee');
      if (!isWait(callee) && !comesFromTimers(callee) && !settlesPromise(call)) return;
      const line = lines[(call.node.loc?.start.line ?? 0) - 1] ?? '';
      if (!REASON.test(line)) found.push(`${call.node.loc?.start.line}: ${line.trim()}`);
    },
  });
  return found;
};
