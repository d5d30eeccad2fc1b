import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { branchesIn } from './branches.ts';
import { physicalIn } from './physicalStyles.ts';

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

const kit = resolve(import.meta.dirname, '../../../ui-kit/src');
const imported = / from '[^']*\/([\w.]+)'/gu;

// The kit's `exports` are a pattern that matches every .tsx file, so that knip takes each for an entry.
it('every file of the kit is a component of its folder, or is imported by another', () => {
  const files = globSync('**/*.tsx', { cwd: kit }).filter((file) => !/\.(?:stories|test)\.tsx$/u.test(file));
  const parts = files.filter((file) => !/^(\w+)\/\1\.tsx$/u.test(file) && !file.startsWith('testing/'));
  const used = new Set(
    globSync('**/*.{ts,tsx}', { cwd: kit })
      .flatMap((file) => [...readFileSync(resolve(kit, file), 'utf8').matchAll(imported)])
      .map(([, name]) => name),
  );
  const exported = readFileSync(resolve(kit, '../package.json'), 'utf8');
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((file) => !used.has(basename(file)) && !exported.includes(`./src/${file}"`))).toEqual([]);
});

const LEADS = /window\.open\(|location\.(?:assign|replace)\(|(?<!const )location(?:\.href)? = |\bc\.redirect\(/u;
const DECIDES = /site\.invalid|URL\.parse\(|\.test\(.*\bprotocol\b/u;

/** Product files whose text matches a pattern. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('{apps/{portal,gateway},packages/*}/src/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\/|^packages\/(?:tooling|assembler|service)\//u.test(file))
    .filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8')))
    .toSorted();

it('only files known to check `allowedAddress`, or to stay on their own site, navigate to an address', () => {
  expect(filesWith(LEADS)).toEqual([
    'apps/gateway/src/operator/operator.routes.ts',
    'apps/gateway/src/session/social/demoAccounts.ts',
    'apps/portal/src/pages/launch/seamless/LaunchedGame.tsx',
    'apps/portal/src/pages/member/deposit/DepositDesk.tsx',
    'apps/portal/src/pages/session/social/SocialButtons.tsx',
    'apps/portal/src/shell/menus/chat/ChatPanel.tsx',
  ]);
});

it('only `addresses.rules.ts` decides where an address may lead', () => {
  expect(filesWith(DECIDES)).toEqual(['packages/domain/src/addresses/addresses.rules.ts']);
});

it('no style names left or right, which do not turn with the direction of reading', () => {
  const files = globSync('{apps,packages}/*/src/**/{*.styles.ts,GlobalStyle.ts*}', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    physicalIn(readFileSync(join(projectRoot, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'margin-left: auto;',
  'left: 0;',
  'border-top-right-radius: 2px;',
  'text-align: right;',
  'float: left;',
  'width: 12rem;',
  'inset: 0 auto 0 0;',
  'padding: 0 8px 0 4px;',
  "margin: 0 calc(1px + 2px) 0 ${token('space-1')};",
  'border-radius: 8px 0 0 8px;',
])('%s is found, and let be where the line before says why', (declaration) => {
  expect(physicalIn(`  ${declaration}`)).toEqual([`1: ${declaration}`]);
  expect(physicalIn(`  /* Physical: a tick is not mirrored. */\n  ${declaration}`)).toEqual([]);
});

it.each([
  'margin-inline-start: auto;',
  'inset-inline: 0 auto;',
  'text-align: end;',
  'inset: auto 1px 2px;',
  "padding: ${token('space-1')} ${token('space-2')} 0 ${token('space-2')};",
  'border-radius: 8px 8px 0 0;',
  '@media (width < 40em) {',
  '@container (min-width: 30rem) {',
  'line-height: 1.5;',
  'min-inline-size: 0;',
])('%s turns, or has no side', (declaration) => {
  expect(physicalIn(declaration)).toEqual([]);
});
