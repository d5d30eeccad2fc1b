import { pascal } from '../names.ts';

/** What an area writes into a file that lists all areas: in the order of its paths, or before a line. */
export type Entry = { readonly file: string; readonly text: string; readonly before?: string };

/** The lists that no folder can stand for, since they are typed or say what a page is: one line in each. */
export const entriesOf = (area: string): readonly Entry[] => [
  { file: 'packages/gateway-contract/src/areas.ts', text: `export * from './${area}.ts';` },
  {
    file: 'apps/gateway/src/app/areas.ts',
    text: `export { mount${pascal(area)} } from '../${area}/${area}.routes.ts';`,
  },
  { file: 'packages/domain/src/routes/routes.rules.ts', text: `  '${area}',`, before: '] as const;' },
  {
    file: 'apps/portal/src/routes/areas/index.ts',
    text: `export { ${area}Routes } from './${area}.ts';`,
  },
  {
    file: 'apps/portal/src/routes/pages.ts',
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

/** A file that lists all areas, with one more. Says which line it looked for in vain. */
export const withEntry = (source: string, { file, text, before }: Entry): string => {
  if (source.includes(text)) return source;
  if (before === undefined) return sortedIn(source, text);
  const place = source.indexOf(`\n${before}`) + 1;
  if (place === 0)
    throw new Error(`${file} has no line "${before}" any more: say in registries.ts where an area goes.`);
  return `${source.slice(0, place)}${text}\n${source.slice(place)}`;
};
