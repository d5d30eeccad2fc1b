import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { projectRoot } from '../start/projectRoot.mjs';

/**
 * Gives every styled component an id derived from its path in the project and its name. By default, ids depend on
 * module order or absolute path, so class names differ between server and client, or between checkouts.
 */
export const stableStyleIds = (): Plugin => ({
  name: 'baize:stable-style-ids',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'styled' },
    handler(code, id) {
      const path = relative(projectRoot, id.split('?')[0] ?? id)
        .split(sep)
        .join('/');
      return { code: withStyleIds(code, path), map: null };
    },
  },
});

/**
 * Appends `.withConfig({ componentId })` to each `styled.tag` or `styled(Component)` assigned to a const. Throws, with
 * file and line, for a styled component without such a name.
 */
export const withStyleIds = (code: string, path: string): string => {
  const { program } = parseSync(path, code);
  const local = importedName(program);
  if (local === undefined) return code;
  const named = new Map<string, number>();
  const taken = new Set<number>();
  const around: (string | undefined)[] = [];
  const refuse = (at: number, why: string): never => {
    throw new Error(`${path}:${code.slice(0, at).split('\n').length}: this styled component ${why}`);
  };
  const take = (styled: ESTree.Node, { end }: ESTree.Node): void => {
    if (styled.type !== 'Identifier' || styled.name !== local) return;
    const name = around.at(-1);
    if (name === undefined) return refuse(styled.start, `gets no stable id: ${fix}`);
    if (named.has(name)) refuse(styled.start, `is called ${name} as another one of its file: they would share an id.`);
    named.set(name, end);
    taken.add(styled.start);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => void around.push(id.type === 'Identifier' ? id.name : undefined),
    'VariableDeclarator:exit': () => void around.pop(),
    MemberExpression: (node) => take(node.object, node),
    CallExpression: (node) => take(node.callee, node),
  }).visit(program);
  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach((each) => taken.add(each.local.start)),
    Identifier: ({ name, start }) =>
      name === local && !taken.has(start) ? refuse(start, `gets no stable id: ${fix}`) : undefined,
  }).visit(program);
  return [...named].toReversed().reduce((text, [name, end]) => {
    const config = `.withConfig({ componentId: '${styleId(path, name)}' })`;
    return `${text.slice(0, end)}${config}${text.slice(end)}`;
  }, code);
};

const fix = 'give it a const of its own, const Frame = styled.div`…`.';

/** The local name of styled-components' `styled` in a file; undefined if not imported. */
const importedName = ({ body }: ESTree.Program): string | undefined =>
  body
    .flatMap((node) =>
      node.type === 'ImportDeclaration' && node.source.value === 'styled-components' ? node.specifiers : [],
    )
    .find(
      (each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === 'styled',
    )?.local.name;

const styleId = (path: string, name: string): string => {
  const digest = createHash('sha256').update(`${path}#${name}`).digest();
  return `b${digest.readUIntBE(0, 5).toString(36)}`;
};
