import { join } from 'node:path';
import { generate } from '../generate/generate.ts';
import { testGenerator } from '../generate/testGenerator.ts';
import { testMutants } from '../mutants/testMutants.ts';
import { requirements } from '../requirements/requirements.ts';
import { dev } from './dev.ts';
import { generateAll, journey, migration, stories, types, unit, words } from './innerLoop.ts';
import { firebaseEmulator } from './firebase.ts';
import { integratorsCommand } from './integratorsCommand.ts';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { storybook } from './storybook.ts';
import { build, buildAndAssemble, startSites } from './startSites.ts';
import { runChecks } from './checks.ts';

type Task = (args: readonly string[]) => Promise<number>;

const command =
  (name: string, ...fixed: string[]): Task =>
  async (args) =>
    (await run(name, [...fixed, ...args])).code;

/** Runs a benchmark after building and assembling the sites. */
const benchSite =
  (app: string, script: string): Task =>
  async (args) =>
    (await buildAndAssemble()) ||
    (await run('node', [`bench/${script}.ts`, ...args], { folder: join(projectRoot, 'apps', app) })).code;

/**
 * Runs the gateway's suite on both of its databases. `npm test` runs it on PostgreSQL, and on the embedded one only
 * tests that may differ.
 */
const testDatabases: Task = async (args) =>
  (await build('gateway')) ||
  (
    await run('vitest', ['run', '--config', 'vitest.databases.config.ts', ...args], {
      folder: join(projectRoot, 'apps/gateway'),
    })
  ).code;

/** Takes the README's screenshots from the current sources. */
const takePictures: Task = async (args) =>
  (await buildAndAssemble()) ||
  (await run('node', ['src/pictures.ts', ...args], { folder: join(projectRoot, 'apps/e2e') })).code;

const benchAssemble: Task = async (args) =>
  (await build('portal')) ||
  (await run('node', ['bench/assemble.ts', ...args], { folder: join(projectRoot, 'packages/assembler') })).code;

const benchWorlds: Task = async (args) =>
  (await build('gateway')) ||
  (await run('node', ['bench/worlds.ts', ...args], { folder: join(projectRoot, 'apps/gateway') })).code;

const benchEvents: Task = async (args) =>
  (await build('gateway')) ||
  (await run('node', ['bench/events.ts', ...args], { folder: join(projectRoot, 'apps/gateway') })).code;

const benchDatabase: Task = async (args) =>
  (await build('gateway')) ||
  (await run('node', ['bench/database.ts', ...args], { folder: join(projectRoot, 'apps/gateway') })).code;

const benchLedger: Task = async (args) =>
  (await build('gateway')) ||
  (await run('node', ['bench/ledger.ts', ...args], { folder: join(projectRoot, 'apps/gateway') })).code;

const benchRules: Task = async (args) =>
  (await run('node', ['bench/rules.ts', ...args], { folder: join(projectRoot, 'packages/domain') })).code;

/**
 * `npm run baize -- …`: runs the integrator's command with a release of these sources. Paths are relative to the
 * caller's folder.
 */
const baize: Task = async (args) =>
  (await build('portal')) ||
  (await run('node', [...integratorsCommand, ...args], { folder: process.env['INIT_CWD'] ?? projectRoot })).code;

const tasks: Readonly<Record<string, Task>> = {
  start: startSites,
  test: runChecks,
  types,
  unit,
  stories,
  journey,
  words,
  generate: generateAll,
  migration,
  'test:attacks': command('turbo', 'run', 'test:attacks', '--output-logs=new-only', '--log-order=grouped'),
  'test:databases': testDatabases,
  'test:mutants': testMutants,
  requirements,
  'test:generator': testGenerator,
  dev,
  firebase: firebaseEmulator,
  storybook,
  baize,
  pictures: takePictures,
  new: (args) => generate(args),
  fix: async () => (await run('oxfmt', ['.'])).code || (await run('oxlint', ['--type-aware', '--fix', '.'])).code,
  'bench:size': benchSite('portal', 'size'),
  'bench:load': benchSite('portal', 'load'),
  'bench:lobby': benchSite('portal', 'lobby'),
  'bench:gateway': benchSite('gateway', 'gateway'),
  'bench:overload': benchSite('gateway', 'overload'),
  'bench:events': benchEvents,
  'bench:database': benchDatabase,
  'bench:ledger': benchLedger,
  'bench:worlds': benchWorlds,
  'bench:assemble': benchAssemble,
  'bench:rules': benchRules,
};

/** Runs one task of package.json and sets the process's exit code. */
export const runTask = async (name: string, args: readonly string[]): Promise<void> => {
  const task = tasks[name];
  if (task === undefined) {
    process.stderr.write(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.\n`);
    process.exit(1);
  }
  process.exit(await task(args));
};
