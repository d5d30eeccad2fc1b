import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { build, fail } from '../start/startSites.ts';
import { TEST_FILES } from '../vitest/testFiles.ts';
import { CONFIG, configurationOf, portionsOf, testsOf, type PackageConfiguration, type Portion } from './portions.ts';
import { readRecord, withFolder, writeRecord } from './record.ts';
import { folderOf, isUnnoticed, runStryker, type Mutant } from './stryker.ts';

/**
 * `npm run test:mutants -- <package> [folder …]`: runs Stryker on each folder of a package, with its own tests (or
 * those configured) and score. Results are kept in the package's `.mutants`, which makes the next run short, and
 * summed up in `packages/tooling/mutants.json`.
 */
export const testMutants = async (args: readonly string[]): Promise<number> => {
  const [name = '', ...chosen] = args;
  const folder = folderOf(name);
  const configuration = folder === undefined ? undefined : configurationOf(folder);
  if (folder === undefined || configuration?.mutate === undefined) {
    return fail(`Name a package with a ${CONFIG}, for example: npm run test:mutants -- gateway wallet`);
  }
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
    failed += (await mutatePortion(folder, `${name} ${portion.name}`, configuration, portion)) === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
};

const mutatePortion = async (
  folder: string,
  title: string,
  configuration: PackageConfiguration,
  portion: Portion,
): Promise<number> => {
  const { code, mutants } = await runStryker({
    folder,
    name: portion.name,
    configuration,
    options: {
      mutate: portion.mutate,
      vitest: { dir: portion.folder, ...configuration.vitest },
      incremental: true,
      reporters: ['progress-append-only', 'clear-text', 'html'],
    },
    environment: chosenTests(folder, portion),
  });
  if (mutants.length === 0) return code;
  const record = withFolder(readRecord(projectRoot), title, mutants);
  writeRecord(projectRoot, record);
  const open = mutants.filter((each) => isUnnoticed(each) && record.survivors[each.file]?.[each.text] === '');
  process.stdout.write(summary(open));
  return code;
};

const summary = (open: readonly Mutant[]): string =>
  open.length === 0
    ? 'Every survivor is accepted in packages/tooling/mutants.json.\n'
    : `Without a reason in packages/tooling/mutants.json:\n${open.map(({ file, line, text }) => `  ${file}:${line}  ${text}\n`).join('')}`;

/**
 * Selects the tests named after a file, or all of its folder if there are none. Passed through Vitest: given a list of
 * tests, Stryker skips mutants in code that runs while a module loads.
 */
const chosenTests = (folder: string, { file, folder: beside }: Portion): Record<string, string> => {
  const own = file === undefined ? [] : testsOf(file, readdirSync(join(folder, beside)));
  return own.length === 0 ? {} : { [TEST_FILES]: own.join(',') };
};
