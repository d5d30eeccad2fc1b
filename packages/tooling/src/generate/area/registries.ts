import { pascal } from '../names.ts';

/** A line that an area adds to a list of all areas: sorted by path, or before a given line. */
export type Entry = { readonly file: string; readonly text: string; readonly before?: string };

/** Lists of areas that cannot be derived from folders, since they are typed or hold facts of a page: one line each. */
export const entriesOf = (area: string): readonly Entry[] => [
  { file: 'packages/gateway-contract/src/areas.ts', text: `export * from './${area}.ts';` },
  {
    file: 'apps/gateway/src/app/areas.ts',
    text: `export { mount${pascal(area)} } from '../${area}/${area}.routes.ts';`,
  },
  { file: 'packages/domain/src/routes/routes.rules.ts', text: `  '${area}',`, before: '] as const;' },
  {
    file: 'apps/portal/src/site/routes/areas/index.ts',
    text: `export { ${area}Routes } from './${area}.ts';`,
  },
  {
    file: 'apps/portal/src/shell/pages.ts',
    text: `  ${area}: lazyPage('general', () => import('../pages/${area}/${area}/${pascal(area)}Page.tsx')),`,
    before: '};',
  },
];

const sortedIn = (source: string, line: string): string => {
  const lines = source.trimEnd().split('\n');
  const next = lines.findIndex((other) => other.startsWith('export ') && pathOf(other) > pathOf(line));
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, line).join('\n')}\n`;
};

const pathOf = (line: string): string => line.split("'")[1] ?? '';

/** Adds an entry to a list of areas. Throws with the missing line if its position is not found. */
export const withEntry = (source: string, { file, text, before }: Entry): string => {
  if (source.includes(text)) return source;
  if (before === undefined) return sortedIn(source, text);
  const place = source.indexOf(`\n${before}`) + 1;
  if (place === 0)
    throw new Error(`${file} has no line "${before}" any more: say in registries.ts where an area goes.`);
  return `${source.slice(0, place)}${text}\n${source.slice(place)}`;
};
