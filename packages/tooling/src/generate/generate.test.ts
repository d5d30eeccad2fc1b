import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate } from './generate.ts';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const emptyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-new-'));
  made.push(folder);
  return folder;
};

it.each([
  ['feature', 'betHistory', 'packages/features/src/bet-history/betHistory.rules.ts'],
  ['component', 'BetSlip', 'packages/ui-kit/src/BetSlip/BetSlip.stories.tsx'],
  ['page', 'betHistory', 'apps/portal/src/pages/bet-history/BetHistoryPage.tsx'],
])('writes a %s', async (kind, name, path) => {
  const root = emptyProject();
  expect(await generate([kind, name], root)).toBe(0);
  expect(existsSync(join(root, path))).toBe(true);
});

it.each([
  ['component', 'BetSlip', 'packages/ui-kit/src/BetSlip/BetSlip.stories.tsx'],
  ['page', 'betHistory', 'apps/portal/src/pages/bet-history/BetHistoryPage.stories.tsx'],
])('a %s comes with stories that say where the rows go that they prove', async (kind, name, path) => {
  const root = emptyProject();
  await generate([kind, name], root);
  expect(readFileSync(join(root, path), 'utf8')).toContain("parameters: { proves: ['REQ-");
});

it('overwrites nothing', async () => {
  const root = emptyProject();
  await generate(['component', 'BetSlip'], root);
  const before = readFileSync(join(root, 'packages/ui-kit/src/BetSlip/index.ts'), 'utf8');
  expect(await generate(['component', 'BetSlip'], root)).toBe(1);
  expect(readFileSync(join(root, 'packages/ui-kit/src/BetSlip/index.ts'), 'utf8')).toBe(before);
});

it.each([[[]], [['component']], [['screen', 'x']], [['page', '../x']]])('refuses %j', async (args) => {
  expect(await generate(args, emptyProject())).toBe(1);
});
