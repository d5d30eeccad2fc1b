import { types } from '@babel/core';
import type { NamedTest, TestFile } from './namedTests.ts';
import { allIn, calledName, callsMethod, has, matcherOf, type Is } from './syntax.ts';

/** Functions that assert; the second is shared by stories. */
const asserting: ReadonlySet<string> = new Set(['expect', 'untilVisible']);

/** True for an assertion. */
const asserts: Is = (node) =>
  asserting.has(calledName(node)) ||
  callsMethod(node, ['unreachable'], 'expect') ||
  callsMethod(node, ['assert'], 'fc');

const isSorted: Is = (node) => callsMethod(node, ['sort', 'toSorted']);
const isMadeUp: Is = (node) => callsMethod(node, ['fn'], 'vi');
/** Words in a title that claim an order. */
const ofOrder = /\b(?:first|last|order|newest|oldest|hottest|sorted)\b/iu;
const outsideFunctions: Is = (node) => !types.isFunction(node);
const mayLeave: Is = (node) =>
  types.isIfStatement(node) && has(node.consequent, (each) => types.isReturnStatement(each), outsideFunctions);

/** Names of the file's functions that assert, directly or through each other. */
const assertingNames = (nodes: readonly types.Node[]): Set<string> => {
  const bodies = nodes.flatMap((node): [string, types.Node][] => {
    if (types.isFunctionDeclaration(node) && node.id) return [[node.id.name, node.body]];
    const isNamed = types.isVariableDeclarator(node) && types.isIdentifier(node.id) && types.isFunction(node.init);
    return isNamed ? [[(node.id as types.Identifier).name, node.init as types.Node]] : [];
  });
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const [name, body] of bodies)
      if (has(body, (node) => asserts(node) || names.has(calledName(node)))) names.add(name);
  }
  return names;
};

/** Our own modules that a file mocks: `whole` lists those mocked without the original. */
const mockedModules = (nodes: readonly types.Node[]): { readonly whole: string[]; readonly all: string[] } => {
  const mocks = nodes.flatMap((node) => {
    if (!types.isCallExpression(node) || !callsMethod(node, ['mock'], 'vi')) return [];
    const [module, factory] = node.arguments;
    const path = allIn(module).find((each) => types.isStringLiteral(each))?.value ?? '';
    const keepsSome = types.isFunction(factory) && factory.params.length > 0;
    return /^\.|^@baize\//u.test(path) ? [{ path, keepsSome }] : [];
  });
  return {
    whole: mocks.filter(({ keepsSome }) => !keepsSome).map(({ path }) => path),
    all: mocks.map(({ path }) => path),
  };
};

/**
 * Tests that name rows but whose shape cannot fail, as lines such as "12: shows the balance: has no assertion". Whether
 * the others really fail shows only when the code is mutated.
 */
export const toothless = ({ code, program, tests }: TestFile): string[] => {
  const nodes = allIn(program);
  const helpers = assertingNames(nodes);
  const mocked = mockedModules(nodes);
  const madeUp = new Set(
    nodes.flatMap((node) =>
      types.isVariableDeclarator(node) && types.isIdentifier(node.id) && node.init && isMadeUp(node.init)
        ? [node.id.name]
        : [],
    ),
  );
  const textOf = (node: types.Node | undefined): string => (node ? code.slice(node.start ?? 0, node.end ?? 0) : '');
  const defectsOf = ({ body, title }: NamedTest): string[] => {
    const steps = types.isFunction(body) ? body.body : undefined;
    const matchers = allIn(body).flatMap(matcherOf);
    const found = {
      'has no assertion': !has(body, (node) => asserts(node) || helpers.has(calledName(node))),
      'has snapshots alone': matchers.length > 0 && matchers.every(({ name }) => name.endsWith('Snapshot')),
      'may return before its end': has(steps, mayLeave, outsideFunctions),
      'compares a value with itself': matchers.some(
        ({ actual, expected }) => expected && textOf(actual) === textOf(expected),
      ),
      'sorts what it says the order of': ofOrder.test(title) && matchers.some(({ actual }) => has(actual, isSorted)),
      'expects what its own mock answers': matchers.some(({ actual }) => actual && madeUp.has(calledName(actual))),
      [`stands on a module that is mocked as a whole (${mocked.whole.join(', ')})`]: mocked.whole.length > 0,
      [`mocks all that it is about (${mocked.all.join(', ')})`]: mocked.all.length > 1,
    };
    return Object.keys(found).filter((defect) => found[defect as keyof typeof found]);
  };
  return tests.flatMap((test) => defectsOf(test).map((defect) => `${test.line}: ${test.title}: ${defect}`));
};
