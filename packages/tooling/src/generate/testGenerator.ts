import { rmSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPES } from '../start/innerLoop.ts';
import { run } from '../start/run.ts';
import { generate } from './generate.ts';
import { addedTo, GENERATED } from './testing/addedTo.ts';
import { copyProject } from './testing/copyProject.ts';

/** Numbers of files and lines over all layers, without generated files. */
export const linesOf = (root: string, files: readonly string[]) => {
  const written = files.filter((path) => !GENERATED.test(path));
  const lines = written.map((path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length);
  return { files: written.length, lines: lines.reduce((sum, each) => sum + each, 0) };
};

type Check = readonly [name: string, folder: string, command: string, ...args: string[]];

const AREA = 'trophies';
const PAGE = ['page', AREA, 'trophyCase'] as const;
const COMPONENT = ['component', 'TrophyShelf'] as const;

const BOTH_DATABASES = 'vitest.databases.config.ts';

/** Gateway tests that cover a new area without its own tests: those over all calls, tables and routes. */
const GATEWAY = ['app/rows.attack', 'app/isolation', 'kernel/guard.rights', 'database/', 'lab/worlds.store'];

/** Portal tests over all calls, pages and routes. */
const PORTAL = ['everyCall.failures', 'pageModules', 'src/site/routes'];

const vitest = (name: string, folder: string, ...args: string[]): Check => [name, folder, 'vitest', 'run', ...args];

const checks = (code: readonly string[]): readonly Check[] => [
  ['formatting', '.', 'oxfmt', '--check', '.'],
  ['lint', '.', 'oxlint', '--type-aware', ...code],
  ['layers', '.', 'turbo', 'boundaries'],
  ['unused code', '.', 'knip', '--no-progress'],
  ['types', '.', ...TYPES],
  vitest('contract', 'packages/gateway-contract'),
  vitest('domain', 'packages/domain', 'routes'),
  vitest('SDK', 'packages/gateway-sdk', 'everyCall', AREA),
  vitest('features', 'packages/features', AREA, 'layers', 'queries.test', 'elsewhere'),
  vitest('kit', 'packages/ui-kit', 'TrophyShelf'),
  vitest('gateway', 'apps/gateway', '--config', BOTH_DATABASES, '--project', 'PGlite', AREA, ...GATEWAY),
  vitest('portal', 'apps/portal', AREA, ...PORTAL),
  vitest('rules of the code base', 'packages/tooling', 'src/layers', 'src/branches'),
];

/**
 * `npm run test:generator`: generates an area, a page and a component in a copy of the project and runs every check that
 * they must pass unchanged. Skipped are the catalog test, which needs translations, and the stories, whose browser
 * cannot load files from outside the copy: those of the samples run, and their types and lint rules are checked here.
 */
export const testGenerator = async (): Promise<number> => {
  const copy = copyProject();
  try {
    for (const args of [['records', AREA], PAGE, COMPONENT]) if ((await generate(args, copy)) !== 0) return 1;
    const { files, generated, lists } = addedTo(copy);
    const area = linesOf(
      copy,
      files.filter((path) => !/trophy/iu.test(path)),
    );
    process.stdout.write(`\n${files.length} new files; of the area ${area.files} with ${area.lines} lines\n`);
    process.stdout.write(`generated anew: ${generated.length} files\n${lists.length} lists by hand are longer:\n`);
    for (const { path, lines } of lists) process.stdout.write(`  ${path}: ${lines} lines\n`);
    const code = [...files, ...lists.map(({ path }) => path)].filter((path) => /\.tsx?$/u.test(path));
    let failed = 0;
    for (const [name, folder, command, ...args] of checks(code)) {
      const begun = performance.now();
      const result = await run(command, args, { folder: join(copy, folder), quiet: true });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      process.stdout.write(`  ${result.code === 0 ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}\n`);
      if (result.code === 0) continue;
      failed += 1;
      process.stdout.write(result.output);
    }
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
