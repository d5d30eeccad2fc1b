import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';

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
