import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line for a list that cannot be derived from folders: sorted among the exports, or before a given line. */
export type ListEdit = { readonly file: string; readonly line: string; readonly before?: string };

const routeName = (name: string): ListEdit => ({
  file: 'packages/domain/src/routes/routes.rules.ts',
  line: `  '${name}',`,
  before: '] as const;',
});

const routeRows = (name: string): ListEdit => ({
  file: 'apps/portal/src/site/routes/areas/index.ts',
  line: `export { ${name}Routes } from './${name}.ts';`,
});

const lazyPage = (name: string, path: string, words: 'general' | 'records'): ListEdit => ({
  file: 'apps/portal/src/shell/pages.ts',
  line: `  ${name}: lazyPage('${words}', () => import('../pages/${path}Page.tsx')),`,
  before: '};',
});

/** Lists of pages, with the path of its component without `Page.tsx` and the area of its words. */
export const listsOfPage = (
  name: string,
  path: string,
  words: 'general' | 'records' = 'general',
): readonly ListEdit[] => [routeName(name), routeRows(name), lazyPage(name, path, words)];

/** Lists of areas, those of its page included. */
export const listsOfArea = (area: string, component: string): readonly ListEdit[] => [
  { file: 'packages/gateway-contract/src/areas.ts', line: `export * from './${area}.ts';` },
  {
    file: 'apps/gateway/src/app/areas.ts',
    line: `export { mount${component} } from '../${area}/${area}.routes.ts';`,
  },
  ...listsOfPage(area, `${area}/${component}`, 'records'),
];

const pathIn = (line: string): string => line.split("'")[1] ?? '';

/** A list with one more line; unchanged if it has the line. Throws if the line that should follow is missing. */
export const withLine = (source: string, { file, line, before }: ListEdit): string => {
  if (source.includes(line)) return source;
  if (before !== undefined) {
    const place = source.indexOf(`\n${before}`) + 1;
    if (place === 0) throw new Error(`${file} has no line "${before}". Correct its place in generate/lists.ts.`);
    return `${source.slice(0, place)}${line}\n${source.slice(place)}`;
  }
  const lines = source.trimEnd().split('\n');
  const next = lines.findIndex((other) => other.startsWith('export ') && pathIn(other) > pathIn(line));
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, line).join('\n')}\n`;
};

/** Adds a line to its list, and prints it. */
export const addLine = (root: string, edit: ListEdit): void => {
  const path = join(root, edit.file);
  writeFileSync(path, withLine(readFileSync(path, 'utf8'), edit));
  process.stdout.write(`  added to ${edit.file}: ${edit.line.trim()}\n`);
};
