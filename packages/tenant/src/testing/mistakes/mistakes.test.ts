import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTenant } from '../../load/loadTenant.ts';
import { sampleRelease, writeSampleFolder } from './sampleFolder.ts';
import { bannerMistakes } from './bannerMistakes.ts';
import { gatewayMistakes, goingLiveMistakes } from './gatewayMistakes.ts';
import { jsonMistakes } from './jsonMistakes.ts';
import { messageMistakes } from './messageMistakes.ts';
import { pictureMistakes } from './pictureMistakes.ts';
import { poMistakes } from './poMistakes.ts';
import { sandboxMistakes } from './sandboxMistakes.ts';
import { tenantBrandMistakes } from './tenantBrandMistakes.ts';
import { tenantFileMistakes } from './tenantFileMistakes.ts';
import { tenantPageMistakes } from './tenantPageMistakes.ts';

const mistakes = [
  ...jsonMistakes,
  ...tenantFileMistakes,
  ...tenantBrandMistakes,
  ...tenantPageMistakes,
  ...pictureMistakes,
  ...bannerMistakes,
  ...poMistakes,
  ...messageMistakes,
  ...sandboxMistakes,
  ...gatewayMistakes,
  ...goingLiveMistakes,
];

let base = '';
let sample = '';

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'baize-mistakes-'));
  sample = await writeSampleFolder(base, 'alpha');
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** Diagnostics of a folder, with positions relative to it. */
const diagnosticsOf = async (dir: string) => {
  const { diagnostics } = await loadTenant(dir, { release: sampleRelease });
  return diagnostics.map(({ severity, file, line, column, code, message, fix }) => ({
    severity,
    at: `${file.slice(dir.length + 1)}:${line}:${column}`,
    code,
    message,
    fix,
  }));
};

test('the folder that the mistakes are made in has none', async () => {
  expect(await diagnosticsOf(sample)).toEqual([]);
});

test('there are more than sixty mistakes, each another', () => {
  expect(mistakes.length).toBeGreaterThan(60);
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});

test.each(mistakes.map((mistake, index) => ({ ...mistake, index })))(
  '$name is told once, at its place, with what to do',
  async ({ severity = 'error', edit, at, code, says, fix, index }) => {
    const dir = join(base, `${index}`, 'alpha');
    await cp(sample, dir, { recursive: true, verbatimSymlinks: true });
    await edit(dir);
    const told = await diagnosticsOf(dir);
    expect(told).toEqual([
      {
        severity,
        at,
        code,
        message: expect.stringContaining(says) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ]);
  },
);
