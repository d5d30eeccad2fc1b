import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from '@babel/core';
import { parseCode } from '../branches/parseCode.ts';
import { idsIn } from './rows.ts';

/** A test, story or journey that names requirement rows. */
export type NamedTest = {
  readonly file: string;
  /** Title as in the source: a table's title keeps its %s. */
  readonly title: string;
  readonly rows: readonly string[];
  readonly line: number;
  /** The executed code: a test's function or a story's `play`. */
  readonly body: types.Node | undefined;
};

const FILES = '{packages,apps}/*/src/**/*.{test,journey,stories}.{ts,tsx}';
/** Longer lists of ids are a test's data rather than the rows it proves. */
const MOST_ROWS = 3;

/** A parsed test file. */
export type TestFile = {
  readonly file: string;
  readonly code: string;
  readonly program: types.Program;
  /** Its tests that name a row. */
  readonly tests: readonly NamedTest[];
};

/** Every test file of the project that names a row. */
export const readTestFiles = (root: string): TestFile[] =>
  globSync(FILES, { cwd: root })
    .sort()
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
    .filter(({ code }) => idsIn(code).length > 0)
    .map(({ file, code }) => testFileOf(code, file))
    .filter(({ tests }) => tests.length > 0);

/** Every test, story and journey of the project that names a row. */
export const readNamedTests = (root: string): NamedTest[] => readTestFiles(root).flatMap(({ tests }) => tests);

export const testFileOf = (code: string, file: string): TestFile => {
  const { program } = parseCode(code, file);
  return { file, code, program, tests: namedTestsIn(program, file) };
};

/** A title computed while the file loads counts as naming every id in the file's other strings. */
const namedTestsIn = (program: types.Program, file: string): NamedTest[] => {
  const found: (NamedTest & { readonly isMade: boolean })[] = [];
  const loose = new Set<string>();
  const look = (node: types.Node, ofGroup: readonly string[]): void => {
    if (types.isStringLiteral(node) || types.isTemplateElement(node)) {
      for (const id of rowsOf(textOf(node))) loose.add(id);
      return;
    }
    const story = storyOf(node);
    const call = testCallOf(node);
    if (story !== undefined) {
      found.push({ ...story, file, isMade: false });
    } else if (call === undefined) {
      for (const child of childrenOf(node)) look(child, ofGroup);
    } else {
      const { title, table, isMade, isGroup, body } = call;
      const rows = [...new Set([...ofGroup, ...rowsOf(title), ...table.flatMap(rowsOf)])];
      if (isGroup && body !== undefined) look(body, rows);
      else found.push({ file, title, rows, line: node.loc?.start.line ?? 0, body, isMade });
    }
  };
  look(program, []);
  return found
    .map(({ isMade, ...test }) => (isMade && test.rows.length === 0 ? { ...test, rows: [...loose] } : test))
    .filter(({ rows }) => rows.length > 0);
};

const rowsOf = (text: string): string[] => {
  const ids = [...new Set(idsIn(text))];
  return ids.length <= MOST_ROWS ? ids : [];
};

const textOf = (node: types.StringLiteral | types.TemplateElement): string =>
  types.isStringLiteral(node) ? node.value : node.value.raw;

/** A string's source text, with `%s` for each interpolated value and for what a function such as `onSite` adds. */
const writtenText = (node: types.Node): string | undefined => {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isCallExpression(node)) {
    const [text] = node.arguments.flatMap((each) => writtenText(each) ?? []);
    return text === undefined ? undefined : `%s${text}`;
  }
  return types.isTemplateLiteral(node) ? node.quasis.map((part) => part.value.raw).join('%s') : undefined;
};

export const childrenOf = (node: types.Node): types.Node[] => {
  const values = (types.VISITOR_KEYS[node.type] ?? []).flatMap((key) => node[key as keyof types.Node] as unknown);
  return values.filter((value): value is types.Node => typeof value === 'object' && value !== null && 'type' in value);
};

/** All string contents below a node. */
const textsIn = (node: types.Node): string[] =>
  types.isStringLiteral(node) || types.isTemplateElement(node) ? [textOf(node)] : childrenOf(node).flatMap(textsIn);

type TestCall = {
  readonly title: string;
  readonly isMade: boolean;
  readonly isGroup: boolean;
  readonly table: readonly string[];
  readonly body: types.Node | undefined;
};

/** Recognises `it(…)`, `test.each(…)(…)`, `describe(…)` and their variants. */
const testCallOf = (node: types.Node): TestCall | undefined => {
  if (!types.isCallExpression(node)) return undefined;
  const name = rootName(node.callee);
  const [first] = node.arguments;
  if (first === undefined || name === undefined || !['it', 'test', 'describe'].includes(name)) return undefined;
  if (types.isMemberExpression(node.callee)) {
    const { property } = node.callee;
    if (!types.isIdentifier(property) || !['skip', 'only', 'sequential'].includes(property.name)) return undefined;
  }
  const title = writtenText(first) ?? '';
  const body = node.arguments.find((each) => types.isFunction(each));
  return {
    title,
    isMade: title === '' || title.includes('%s'),
    isGroup: name === 'describe',
    table: types.isCallExpression(node.callee) ? node.callee.arguments.flatMap(textsIn) : [],
    body,
  };
};

const rootName = (callee: types.Node): string | undefined => {
  if (types.isIdentifier(callee)) return callee.name;
  if (types.isMemberExpression(callee)) return rootName(callee.object);
  return types.isCallExpression(callee) ? rootName(callee.callee) : undefined;
};

/** Recognises a story whose parameters list the rows it proves. */
const storyOf = (node: types.Node): Omit<NamedTest, 'file'> | undefined => {
  if (!types.isVariableDeclarator(node) || !types.isIdentifier(node.id) || !node.init) return undefined;
  const parts = types.isTSSatisfiesExpression(node.init) ? node.init.expression : node.init;
  const parameters = propertyOf(parts, 'parameters');
  const proves = parameters && propertyOf(parameters, 'proves');
  if (proves === undefined) return undefined;
  const name = propertyOf(parts, 'name');
  return {
    title: (name && writtenText(name)) ?? node.id.name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' '),
    rows: textsIn(proves).flatMap(idsIn),
    line: node.loc?.start.line ?? 0,
    body: propertyOf(parts, 'play'),
  };
};

const propertyOf = (node: types.Node, name: string): types.Node | undefined => {
  if (!types.isObjectExpression(node)) return undefined;
  for (const each of node.properties) {
    if (types.isSpreadElement(each) || !types.isIdentifier(each.key, { name })) continue;
    return types.isObjectProperty(each) ? each.value : each;
  }
  return undefined;
};
