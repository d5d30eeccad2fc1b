import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = /\/src\/routes\/routes\.ts$/;
const IMPORT = "import * as areas from './areas/index.ts';";
const VALUES = 'Object.values(areas)';

/** The route table with its areas named one by one. Says what it looked for in vain. */
export function listed(routes: string, index: string): string {
  const names = Array.from(index.matchAll(/^export \{ (\w+) \}/gm), ([, name]) => name).join(', ');
  for (const text of [IMPORT, VALUES])
    if (!routes.includes(text))
      throw new Error(`routes.ts has no "${text}" any more: say in listAreas.ts what it has.`);
  return routes.replace(IMPORT, `import { ${names} } from './areas/index.ts';`).replace(VALUES, `[${names}]`);
}

/** A module that is taken as an object keeps the name of all it exports, and every page would carry those of the areas. */
export function listAreas(): Plugin {
  return {
    name: 'baize:list-areas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTES },
      handler: (code, id) => ({
        code: listed(code, readFileSync(join(id, '../areas/index.ts'), 'utf8')),
        map: null,
      }),
    },
  };
}
