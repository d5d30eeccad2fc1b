import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const table = join(import.meta.dirname, '../src/routes/routeTable.ts');

/** The source file of every page by route name, as Vite's manifest calls it: read off the route table's imports. */
export async function routeSources(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(table, 'utf8');
  const rows = text.matchAll(/name: '(\w+)',[^]*?import\('\.\.\/([^']+)'\)/g);
  return Object.fromEntries([...rows].map(([, name = '', file = '']) => [name, `src/${file}`]));
}
