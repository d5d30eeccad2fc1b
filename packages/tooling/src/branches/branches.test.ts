import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { branchesIn } from './branches.ts';

it.each([
  ['story', 'apps/portal/src/**/*.stories.tsx'],
  ['journey', 'apps/e2e/src/{journeys,screens}/*.ts'],
])('no %s branches on what its merchant happens to have: its world says it', (_what, files) => {
  const scripts = globSync(files, { cwd: projectRoot });
  const found = scripts.flatMap((file) =>
    branchesIn(readFileSync(join(projectRoot, file), 'utf8'), file).map((branch) => `${file}:${branch}`),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

it.each([
  ['what is on the page', `const send = canvas.queryByRole('button'); if (send === null) return;`],
  ['what the gateway says', `if (await world.fetch('/wps/system/whitelabel')) { await canvas.findByText('Code'); }`],
  [
    'each of what is found',
    `const all = await canvas.findAll(); for (const one of all) if (one.disabled) await wait();`,
  ],
  ['what a step finds', `await test.step('a', async () => { if (await page.count()) await wait(); });`],
  ['a count', `const { length } = canvas.queryAllByRole('link'); if (length > 1) await click(); else await wait();`],
])('a branch on %s is found, in a story and in a journey', (_what, body) => {
  expect(branchesIn(`export const A = { play: async ({ canvas }) => { ${body} } };`, 'a.stories.tsx')).toHaveLength(1);
  expect(branchesIn(`test('a', async ({ visit }) => {\n${body}\n});`, 'a.journey.ts')).toHaveLength(1);
});

it('a locator that takes one thing or the other is found, a guard and a table of cases are not', () => {
  expect(branchesIn(`const a = page.locator('a').or(page.locator('b'));`, 'a.ts')).toEqual([
    "1: const a = page.locator('a').or(page.locator('b'));",
  ]);
  const guard = `const [first] = all; if (first === undefined) throw new Error('none');`;
  const loop = `for (const screen of screens) if (screen.isWide) await look();`;
  const listener = `page.on('request', (request) => { if (request.url() === '/') seen.push(request); });`;
  const table = `for (const { twice } of cases) test('a', async () => { ${guard} ${loop} ${listener} if (twice) await read(); });`;
  expect(branchesIn(table, 'a.journey.ts')).toEqual([]);
});
