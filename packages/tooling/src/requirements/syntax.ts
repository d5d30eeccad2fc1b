import { types } from '@babel/core';
import { childrenOf } from './namedTests.ts';

export type Is = (node: types.Node) => boolean;

/** True if a node or a descendant matches `is`; `into` decides which nodes to descend into. */
export const has = (node: types.Node | undefined, is: Is, into: Is = () => true): boolean =>
  node !== undefined && (is(node) || (into(node) && childrenOf(node).some((child) => has(child, is, into))));

/** A node and all its descendants. */
export const allIn = (node: types.Node | undefined): types.Node[] => {
  const found = node === undefined ? [] : [node];
  // The list grows while it is iterated: a breadth-first walk.
  for (const each of found) found.push(...childrenOf(each));
  return found;
};

/** Name of the called function; empty for method calls. */
export const calledName = (node: types.Node): string =>
  types.isCallExpression(node) && types.isIdentifier(node.callee) ? node.callee.name : '';

/** True for a call of one of these methods, on any object or on the named one. */
export const callsMethod = (node: types.Node, names: readonly string[], object?: string): boolean =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property) &&
  names.includes(node.callee.property.name) &&
  (object === undefined || types.isIdentifier(node.callee.object, { name: object }));

/** An assertion such as `expect(actual).not.toBe(expected)`: matcher name and both arguments. */
export type Matcher = {
  readonly name: string;
  readonly actual: types.Node | undefined;
  readonly expected: types.Node | undefined;
};

export const matcherOf = (node: types.Node): Matcher[] => {
  if (!types.isCallExpression(node) || !types.isMemberExpression(node.callee)) return [];
  const { property, object } = node.callee;
  let inner: types.Node = object;
  while (types.isMemberExpression(inner)) inner = inner.object;
  if (calledName(inner) !== 'expect' || !types.isCallExpression(inner) || !types.isIdentifier(property)) return [];
  return [{ name: property.name, actual: inner.arguments[0], expected: node.arguments[0] }];
};
