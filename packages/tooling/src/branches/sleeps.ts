import { traverse, types } from '@babel/core';
import type { NodePath } from '@babel/core';
import { parseCode } from './parseCode.ts';

const REASON = /\/\/ Sleeps: \S/u;
const timerModule = /^(?:node:)?timers\/promises$/u;

/** Whether a name stands for what `node:timers/promises` exports to wait: its `setTimeout`, `setInterval` or `scheduler`. */
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

/** Whether a function calls what settles a promise that `Promise.withResolvers()` made. */
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

/** Whether a timer is what settles a promise: the function that a promise is made with starts it, or it calls a resolver. */
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
 * Where a test waits for real time to pass, without the reason in its line: lines such as "12: await delay(20);". A reason
 * is a comment at the end of the line that begins with "Sleeps:".
 */
export function sleepsIn(code: string, file: string): string[] {
  // Reading a file as code takes long: most have none of these words.
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
}
