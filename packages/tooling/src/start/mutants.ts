import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { TESTS_OF_A_FILE } from '../vitest/testsOfAFile.ts';
import { run } from './run.ts';
import { build, fail } from './startSites.ts';

/** A folder or file to mutate, together with the tests beside it. */
export type Portion = {
  readonly name: string;
  /** Stryker's `mutate` patterns, exclusions included. */
  readonly mutate: readonly string[];
  readonly folder: string;
  /** File name without extension, if the portion is one file. */
  readonly file?: string;
};

/** The fields of a Stryker configuration used here. */
type Configuration = {
  readonly mutate: readonly string[];
  /** With a `dir`, the tests of that folder judge the whole package instead of each folder's own. */
  readonly vitest?: object;
};

const CONFIG = 'stryker.config.json';
const RESULTS = '.mutants';

/** Splits Stryker's `mutate` patterns into portions, one per folder or file. */
export function portionsOf(patterns: readonly string[]): Portion[] {
  const spared = patterns.filter((pattern) => pattern.startsWith('!'));
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => {
      const end = pattern.lastIndexOf('/');
      const folder = pattern.slice(0, end).replace(/\/\*\*$/u, '');
      const file = /^([^*{]+)\.ts$/u.exec(pattern.slice(end + 1))?.[1];
      const name = folder.replace(/^src\//u, '');
      const portion = { mutate: [pattern, ...spared], folder };
      return file === undefined ? { ...portion, name } : { ...portion, name: `${name}/${file}`, file };
    });
}

/** Test files named after a file. */
export function testsOf(file: string, names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(`${file}.`) && /\.test\.tsx?$/u.test(name));
}

/**
 * `npm run test:mutants -- <package> [folder …]`: runs Stryker on each folder of a package, with its own tests (or
 * those configured) and score. Results are kept in the package's `.mutants`, which makes the next run short.
 */
export async function testMutants(args: readonly string[]): Promise<number> {
  const [name = '', ...chosen] = args;
  const folder = ['apps', 'packages'].map((place) => join(projectRoot, place, name)).find((each) => hasConfig(each));
  if (name === '' || folder === undefined) {
    return fail(`Name a package with a ${CONFIG}, for example: npm run test:mutants -- gateway wallet`);
  }
  const configuration = JSON.parse(readFileSync(join(folder, CONFIG), 'utf8')) as Configuration;
  const portions = portionsOf(configuration.mutate);
  const unknown = chosen.find((each) => portions.every((portion) => portion.name !== each));
  if (unknown !== undefined) {
    const names = portions.map((portion) => portion.name).join(', ');
    return fail(`${CONFIG} of ${name} names no folder "${unknown}". Folders: ${names}.`);
  }
  if ((await build(name)) !== 0) return 1;
  let failed = 0;
  for (const portion of portions.filter((each) => chosen.length === 0 || chosen.includes(each.name))) {
    process.stdout.write(`\n── ${name} ${portion.name}\n`);
    failed += (await mutatePortion(folder, configuration, portion)) === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
}

function hasConfig(folder: string): boolean {
  return existsSync(join(folder, CONFIG));
}

/** Writes a configuration per portion beside its results: no command-line option selects tests by folder. */
async function mutatePortion(folder: string, configuration: Configuration, portion: Portion): Promise<number> {
  const record = `${RESULTS}/${portion.name.replaceAll('/', '-')}`;
  const own = {
    ...configuration,
    mutate: portion.mutate,
    vitest: { dir: portion.folder, ...configuration.vitest },
    incrementalFile: `${record}.json`,
    htmlReporter: { fileName: `${record}.html` },
  };
  mkdirSync(join(folder, RESULTS), { recursive: true });
  writeFileSync(join(folder, `${record}.config.json`), JSON.stringify(own));
  const environment = chosenTests(folder, portion);
  return (await run('stryker', ['run', `${record}.config.json`], { folder, environment })).code;
}

/**
 * Selects the tests named after a file, or all of its folder if there are none. Passed through Vitest: given a list of
 * tests, Stryker skips mutants in code that runs while a module loads.
 */
function chosenTests(folder: string, { file, folder: beside }: Portion): Record<string, string> {
  const own = file === undefined ? [] : testsOf(file, readdirSync(join(folder, beside)));
  return own.length === 0 ? {} : { [TESTS_OF_A_FILE]: own.join(',') };
}
