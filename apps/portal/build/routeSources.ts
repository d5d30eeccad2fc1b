import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const table = join(import.meta.dirname, '../src/routes/routeTable.ts');

/** The source file of every page by route name, as Vite's manifest calls it: read off the route table's imports. */
export async function routeSources(): Promise<Readonly<Record<string, string>>> {
  return sourcesIn(await readFile(table, 'utf8'));
}

/** As above, of a route table's text. */
export function sourcesIn(text: string): Readonly<Record<string, string>> {
  const rows = text.matchAll(/name: '(\w+)',[^]*?import\('\.\.\/([^']+)'\)/g);
  return Object.fromEntries([...rows].map(([, name = '', file = '']) => [name, `src/${file}`]));
}
