import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const table = join(import.meta.dirname, '../src/routes/pages.ts');

/** The source file of every page by route name, as Vite's manifest calls it: read off the imports of `pages.ts`. */
export async function routeSources(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(table, 'utf8');
  const rows = text.matchAll(/^\s+(\w+): lazyPage\('\w+', \(\) =>\s+import\('\.\.\/([^']+)'\)/gm);
  return Object.fromEntries([...rows].map(([, name = '', file = '']) => [name, `src/${file}`]));
}
