import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const isProduct = (file: string) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//u.test(file);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isProduct);

/** Runtime imports of a file, without type-only imports. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gmu);
  return Array.from(statements, ([, specifier = '']) =>
    specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : specifier,
  );
};

/** All files reachable from a feature's entry. */
const reachedFrom = (entry: string): Set<string> => {
  const reached = new Set([entry]);
  for (const each of reached) if (files.includes(each)) for (const found of importsOf(each)) reached.add(found);
  return reached;
};

/** Folders that every feature may import; the first load contains only `app` of these. */
const ground = new Set(['app', 'flow', 'paging', 'sentOnce', 'verification']);

/** Folders of state machines, which are loaded with their forms. */
const withCharts = new Set(['recovery', 'verification']);

const features = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

describe('the layers of features', () => {
  it.each(features)('%s stands on what is made to be shared, never on another feature', (feature) => {
    const folders = files
      .filter((file) => file.startsWith(`${feature}/`))
      .flatMap(importsOf)
      .filter((specifier) => files.includes(specifier))
      .map((specifier) => specifier.split('/')[0] ?? '');
    expect(folders.filter((folder) => folder !== feature && !ground.has(folder))).toEqual([]);
  });

  it.each(features.filter((feature) => !withCharts.has(feature)))(
    '%s brings no statechart library into the first load',
    (feature) => {
      const reached = [...reachedFrom(`${feature}/index.ts`)];
      expect(reached.length).toBeGreaterThan(1);
      expect(reached.filter((specifier) => /xstate/u.test(specifier))).toEqual([]);
    },
  );

  it('brings it with the log-in', () => {
    expect(reachedFrom('session/login/index.ts')).toContain('xstate');
  });

  it('reads nothing of the browser when a file is loaded', async () => {
    expect([typeof window, typeof document, typeof localStorage]).toContain('undefined');
    await Promise.all(features.map((feature) => import(`./${feature}/index.ts`)));
  });
});
