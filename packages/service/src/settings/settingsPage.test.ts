import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingRows } from './settingRows.ts';

const root = join(import.meta.dirname, '../../../..');

/** Variables of Node, npm, fontconfig, the browser and tests; no service reads them as settings. */
const foreign = new Set([
  'AWS_EXECUTION_ENV',
  'FONTCONFIG_FILE',
  'GOGC',
  'INIT_CWD',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'PATH',
  'STRYKER_MUTATOR_WORKER',
  'TWO_GATEWAYS',
  'VITEST',
]);

const sources = globSync('{apps,packages,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => /node_modules|dist|\.(?:test|attack|fixture)\.ts/u.test(name),
}).map((name) => readFileSync(join(root, name), 'utf8'));

const READ =
  /\benv(?:\[')?\.?(?<direct>[A-Z][A-Z0-9_]+)|\bopen\.\w+\(\s*'(?<opened>[A-Z_]+)'|given\([^)]*'(?<given>[A-Z_]+)'|'(?<host>HOST)'/gu;

const namesRead = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(READ)].flatMap(({ groups }) => Object.values(groups ?? {}).filter((name) => name !== undefined)),
  ),
);

const page = readFileSync(join(root, 'docs/settings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the table has every setting that is read in the sources, and none that is not', () => {
  const read = [...namesRead].filter((name) => !foreign.has(name) && !name.startsWith('npm_'));
  // These three are read by functions of their own, which the search does not find.
  expect([...new Set([...read, 'DATABASE_URL', 'BAIZE_MAIL_FROM', 'BAIZE_SMTP_URL'])].sort()).toEqual(
    Object.keys(settingRows).sort(),
  );
});

it('the page says of each what the table says, and what it means', () => {
  const rows = Object.entries(settingRows).map(([name, { readBy, fallback, production }]) => [
    `\`${name}\``,
    readBy,
    fallback,
    production,
  ]);
  expect(page.map((cells) => cells.slice(1, 5))).toEqual(rows);
  for (const cells of page) expect(cells[5]?.length).toBeGreaterThan(10);
});
