import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationOf } from '../mutants/portions.ts';
import { readRecord, scoreOf, writeRecord, type RowScore, type Score } from '../mutants/record.ts';
import { isUnnoticed, runStryker, type Mutant } from '../mutants/stryker.ts';
import { projectRoot } from '../start/projectRoot.mjs';
import { build } from '../start/startSites.ts';
import { TEST_FILES } from '../vitest/testFiles.ts';
import { readNamedTests, type NamedTest } from './namedTests.ts';

const rowSample = fileURLToPath(import.meta.resolve('../mutants/rowSample.ts'));

/** All code of a package that its tests could run. */
const CODE = [
  'src/**/*.{ts,tsx}',
  '!src/**/*.{test,stories,styles,types,schema,gen,journey,fixture}.{ts,tsx}',
  '!src/**/{testing,migrations}/**',
];

/** Unit tests of a row by the folder of their package. */
export const packagesOf = (row: string, tests: readonly NamedTest[]): Map<string, string[]> => {
  const files = new Set(
    tests.filter(({ file, rows }) => rows.includes(row) && file.includes('.test.')).map(({ file }) => file),
  );
  return Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
};

/**
 * `npm run requirements -- prove [row or area …]`: for each row and package, mutates a sample of the code that the
 * row's tests run (`sample.ts`) and counts what these tests notice. Writes the scores to `packages/tooling/mutants.json`.
 */
export const prove = async (rows: readonly string[]): Promise<number> => {
  const tests = readNamedTests(projectRoot);
  const packages = rows.map((row) => ({ row, folders: packagesOf(row, tests) }));
  const names = new Set(packages.flatMap(({ folders }) => [...folders.keys()].map(nameOf)));
  if (names.size > 0 && (await build(...names)) !== 0) return 1;
  let failed = 0;
  for (const { row, folders } of packages) {
    if (folders.size === 0) {
      process.stdout.write(`${row} is shown by stories or journeys alone: there is no mutant to try.\n`);
    } else if (!(await proveRow(row, folders))) failed += 1;
  }
  return failed === 0 ? 0 : 1;
};

const nameOf = (folder: string): string => folder.split('/')[1] ?? '';

/** Tries a row in its packages and records the result. Returns true if it is proven. */
const proveRow = async (row: string, folders: ReadonlyMap<string, readonly string[]>): Promise<boolean> => {
  const begun = performance.now();
  const found: Mutant[] = [];
  const parts: string[] = [];
  for (const [folder, files] of folders) {
    const mutants = await tryRow(row, folder, files);
    if (mutants === undefined) return false;
    found.push(...mutants);
    parts.push(`${nameOf(folder)} ${inWords(scoreOf(mutants))}`);
  }
  const score = { ...scoreOf(found), others: found.filter(({ status }) => status === OTHERS).length };
  const missed = found.filter(isUnnoticed);
  const record = readRecord(projectRoot);
  const ofRow = { ...score, missed: missed.map(({ file, text }) => `${file}: ${text}`) };
  writeRecord(projectRoot, { ...record, rows: { ...record.rows, [row]: ofRow } });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const lines = [
    `${row} ${isProven(score) ? 'proven' : 'NOT PROVEN'}: ${inWords(score)} mutants noticed (${parts.join(', ')}), ${score.others} left to other tests, ${seconds} s`,
    ...missed.map(({ file, line, text }) => `  missed ${file}:${line}  ${text}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return isProven(score);
};

const inWords = ({ noticed, of }: Score): string => `${noticed} of ${of}`;

/** Share of the mutants that a row's tests must notice, without those that only other tests notice. */
const SHARE = 3 / 4;
/** The same share with them, so that a weak test cannot hide among strong ones. */
const SHARE_OF_ALL = 1 / 3;

/** True if the row's tests noticed enough. */
export const isProven = ({ noticed, of, others }: RowScore): boolean =>
  of > 0 && noticed / of >= SHARE && noticed / (of + others) >= SHARE_OF_ALL;

/** Status of a mutant that only other tests of the row's files notice: it breaks another rule. */
const OTHERS = 'NoticedByOthers';

/** A row's mutants in one package; undefined if its tests failed without a mutant. */
const tryRow = async (row: string, folder: string, files: readonly string[]): Promise<Mutant[] | undefined> => {
  const root = join(projectRoot, folder);
  const configuration = configurationOf(root) ?? {};
  const { dir: _, ...vitest } = configuration.vitest ?? {};
  const { code, output, mutants } = await runStryker({
    folder: root,
    name: `rows/${row}`,
    configuration,
    options: {
      mutate: CODE,
      row,
      plugins: [rowSample],
      checkers: ['rowSample'],
      vitest: { ...vitest, related: false },
      // Counts the row's tests among all that fail.
      disableBail: true,
      reporters: ['json'],
      thresholds: { high: 100, low: 0, break: null },
    },
    environment: { [TEST_FILES]: files.map((file) => relative(`${folder}/src`, file)).join(',') },
    quiet: true,
  });
  if (code !== 0) {
    process.stderr.write(`${row} could not be tried in ${folder}:\n${output}\n`);
    return undefined;
  }
  return mutants.map((each) =>
    each.status === 'Killed' && !each.killedBy.some((test) => test.includes(row)) ? { ...each, status: OTHERS } : each,
  );
};
