import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';
import { TYPES } from '../start/innerLoop.ts';
import { projectRoot } from '../start/projectRoot.mjs';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));

/** TypeScript programs that `npm run types` checks; each covers all packages with the same compiler rules. */
const programs: readonly string[] = TYPES.filter((word) => existsSync(join(projectRoot, word)));

const checkedBy = (program: string): Set<string> => {
  const tsc = join(projectRoot, 'node_modules/.bin/tsc');
  const said = execFileSync(tsc, ['--showConfig', '--project', program], { cwd: projectRoot, encoding: 'utf8' });
  const folder = program.endsWith('.json') ? dirname(program) : program;
  return new Set((JSON.parse(said) as { files: string[] }).files.map((file) => normalize(join(folder, file))));
};

const sourcesOf = (folder: string): string[] =>
  globSync('**/*.{ts,tsx,mts}', {
    cwd: join(projectRoot, folder),
    exclude: ({ name }) => name === 'node_modules' || name === 'dist',
    withFileTypes: true,
  }).map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name)));

const configs = globSync(['{apps,packages}/*/tsconfig.json', '.storybook/tsconfig.json'], { cwd: projectRoot });

it('checks every source once, by the rules that its package names', () => {
  const checked = programs.map((program) => ({ program, files: checkedBy(program) }));
  const found = configs.flatMap((config) =>
    sourcesOf(dirname(config)).map((source) => ({
      source,
      by: checked.filter(({ files }) => files.has(source)).map(({ program }) => program),
    })),
  );
  const wanted = configs.flatMap((config) => {
    const folder = dirname(config);
    const rules = join(folder, (readJson(config) as { extends: string }).extends);
    const program = rules === 'tsconfig.base.json' ? 'packages/tooling/tsconfig/node.json' : rules;
    return sourcesOf(folder).map((source) => ({ source, by: [programs.includes(folder) ? folder : program] }));
  });
  expect(wanted.length).toBeGreaterThan(1000);
  expect(found).toEqual(wanted);
});
