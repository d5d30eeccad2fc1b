import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TYPES } from '../start/innerLoop.ts';
import { run } from '../start/run.ts';
import { generate } from './generate.ts';
import { addedTo } from './testing/addedTo.ts';
import { copyProject } from './testing/copyProject.ts';

type Check = readonly [name: string, folder: string, command: string, ...args: string[]];

const AREA = 'trophies';

const BOTH_DATABASES = 'vitest.databases.config.ts';

/** Gateway tests that cover a new area without its own tests: those over all calls, tables and routes. */
const GATEWAY = ['app/rows.attack', 'app/isolation', 'kernel/guard.rights', 'database/', 'lab/worlds.store'];

const checks = (code: readonly string[]): readonly Check[] => [
  ['formatting', '.', 'oxfmt', '--check', '.'],
  ['lint', '.', 'oxlint', '--type-aware', ...code],
  ['layers', '.', 'turbo', 'boundaries'],
  ['unused code', '.', 'knip', '--no-progress'],
  ['types', '.', ...TYPES],
  ['contract', 'packages/gateway-contract', 'vitest', 'run'],
  ['SDK', 'packages/gateway-sdk', 'vitest', 'run', AREA],
  ['features', 'packages/features', 'vitest', 'run', AREA, 'layers'],
  ['gateway', 'apps/gateway', 'vitest', 'run', '--config', BOTH_DATABASES, '--project', 'PGlite', AREA, ...GATEWAY],
  ['portal', 'apps/portal', 'vitest', 'run', 'pageModules', 'src/site/routes'],
];

/**
 * `npm run test:generator`: generates an area in a copy of the project and runs every check that it must pass
 * unchanged. Skipped are the catalog test, which needs a translated page name, and the stories, whose browser cannot
 * load files from outside the copy; their types and lint rules are checked.
 */
export const testArea = async (): Promise<number> => {
  const copy = copyProject();
  try {
    await generate(['area', AREA], copy);
    const { files, generated, lists } = addedTo(copy);
    process.stdout.write(`\n${files.length} new files:\n  ${files.join('\n  ')}\n`);
    process.stdout.write(`generated anew: ${generated.length} files\n${lists.length} lists by hand are longer:\n`);
    for (const { path, lines } of lists) process.stdout.write(`  ${path}: ${lines} lines\n`);
    const code = [...files, ...lists.map(({ path }) => path)].filter((path) => /\.tsx?$/.test(path));
    let failed = 0;
    for (const [name, folder, command, ...args] of checks(code)) {
      const result = await run(command, args, { folder: join(copy, folder), quiet: true });
      process.stdout.write(`  ${result.code === 0 ? 'passed' : 'FAILED'}  ${name}\n`);
      if (result.code === 0) continue;
      failed += 1;
      process.stdout.write(result.output);
    }
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
