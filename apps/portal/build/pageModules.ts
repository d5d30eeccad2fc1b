import { relative, sep } from 'node:path';
import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * The module that each row of `pages.ts` and `firstPages.ts` imports, by route name, read from the syntax tree. Throws
 * for a row that imports no page, or two.
 */
export const pageImports = (code: string, path: string): Readonly<Record<string, string>> => {
  const imports = new Map<string, string[]>();
  const around: string[] = [];
  new Visitor({
    Property: ({ key }) => {
      if (key.type !== 'Identifier') return;
      around.push(key.name);
      if (around.length === 1) imports.set(key.name, []);
    },
    'Property:exit': ({ key }) => void (key.type === 'Identifier' && around.pop()),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') imports.get(around[0] ?? '')?.push(String(source.value));
    },
  }).visit(parseSync(path, code).program);
  return Object.fromEntries(
    [...imports].map(([name, [source, second]]) => {
      if (source !== undefined && second === undefined) return [name, source];
      throw new Error(`${path}: the row of ${name} has to import its page, and that one alone.`);
    }),
  );
};

/** Records in `found` the module of each route's page, by the name that Vite's manifest gives its file. */
export const pageModules = (root: string, found: Map<string, string>): Plugin => ({
  name: 'baize:page-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/shell\/(?:firstPages|pages)\.ts$/ },
    async handler(code, id) {
      for (const [name, source] of Object.entries(pageImports(code, id))) {
        const module = await this.resolve(source, id);
        if (module !== null) found.set(name, relative(root, module.id).split(sep).join('/'));
      }
      return undefined;
    },
  },
});
