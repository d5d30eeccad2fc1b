import { types } from '@babel/core';
import { childrenOf } from './namedTests.ts';

export type Is = (node: types.Node) => boolean;

/** Whether a node or anything below it is what is looked for; `into` says below which nodes to look. */
export const has = (node: types.Node | undefined, is: Is, into: Is = () => true): boolean =>
  node !== undefined && (is(node) || (into(node) && childrenOf(node).some((child) => has(child, is, into))));

/** All that is below a node, itself included. */
export function allIn(node: types.Node | undefined): types.Node[] {
  const found = node === undefined ? [] : [node];
  // What is found is looked into in turn.
  for (const each of found) found.push(...childrenOf(each));
  return found;
}

/** The name of the function that a call calls; none where it calls a method. */
export const calledName = (node: types.Node): string =>
  types.isCallExpression(node) && types.isIdentifier(node.callee) ? node.callee.name : '';

/** Whether a node calls a method of one of these names, of any object or of the one named. */
export const callsMethod = (node: types.Node, names: readonly string[], object?: string): boolean =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property) &&
  names.includes(node.callee.property.name) &&
  (object === undefined || types.isIdentifier(node.callee.object, { name: object }));

/** `expect(actual).not.toBe(expected)`: its last word, and what stands in both brackets. */
export interface Matcher {
  readonly name: string;
  readonly actual: types.Node | undefined;
  readonly expected: types.Node | undefined;
}

export function matcherOf(node: types.Node): Matcher[] {
  if (!types.isCallExpression(node) || !types.isMemberExpression(node.callee)) return [];
  const { property, object } = node.callee;
  let inner: types.Node = object;
  while (types.isMemberExpression(inner)) inner = inner.object;
  if (calledName(inner) !== 'expect' || !types.isCallExpression(inner) || !types.isIdentifier(property)) return [];
  return [{ name: property.name, actual: inner.arguments[0], expected: node.arguments[0] }];
}
