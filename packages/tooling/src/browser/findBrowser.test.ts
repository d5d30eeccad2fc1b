import { dirname, join } from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './findBrowser.ts';

afterEach(() => vi.unstubAllEnvs());

it('uses another browser only if CHROMIUM_PATH names it, and reports a missing one', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect((await findBrowser()).executablePath).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium, where there is no file');
});

it('shows a browser the pinned fonts alone, whatever the machine says of its own', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf');
  vi.stubEnv('LC_ALL', 'zh_CN.UTF-8');
  const { env } = await findBrowser('latin only');
  expect(env['LC_ALL']).toBe('en_US.UTF-8');
  const file = env['FONTCONFIG_FILE'] ?? '';
  const folders = [...(await readFile(file, 'utf8')).matchAll(/<(?:dir|include|cachedir)>(.*?)</gu)].map(
    ([, each]) => each,
  );
  const [fonts = '', ...others] = folders;
  expect(others).toEqual([join(dirname(file), 'cache')]);
  expect(dirname(fonts)).toBe(dirname(dirname(file)));
  expect(await readdir(fonts)).toEqual([
    'noto-sans-latin-ext-wght-normal.ttf',
    'noto-sans-latin-wght-normal.ttf',
    'noto-sans-vietnamese-wght-normal.ttf',
  ]);
});
