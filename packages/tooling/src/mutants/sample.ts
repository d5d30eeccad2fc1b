import { createHash } from 'node:crypto';
import { citedLines } from './citations.ts';

/** Mutants that are tried for a row in each package. */
export const SAMPLE = 12;

/** A mutant as Stryker plans it. */
export type PlannedMutant = {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  /** Lines count from 0. */
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  /** Ids of the tests that run it; each ends with the test's full name. */
  readonly coveredBy?: readonly string[];
};

/** Facts about the package's files, by absolute path. */
export type FilesOfPackage = {
  readonly readCode: (file: string) => string;
  /** Number of test files that load a file. */
  readonly testsThatLoad: (file: string) => number;
};

/**
 * The mutants that a row's tests must notice: first those in code whose comment cites the row, one on each line in
 * turn; then those in files that the fewest tests of the package load, and among them those that the fewest other tests
 * of the row's test files run. Ties are broken by line, then by a hash of the mutant. Code that runs while a module
 * loads is run by no test, so that it needs the comment.
 */
export const sampleOf = (
  row: string,
  mutants: readonly PlannedMutant[],
  { readCode, testsThatLoad }: FilesOfPackage,
): ReadonlySet<string> => {
  const cited = new Map<string, ReturnType<typeof citedLines>>();
  const isCited = ({ fileName, location }: PlannedMutant): boolean => {
    const lines = cited.get(fileName) ?? citedLines(readCode(fileName), fileName, row);
    cited.set(fileName, lines);
    return lines.some(({ first, last }) => location.start.line + 1 >= first && location.start.line + 1 <= last);
  };
  const onLine = new Map<string, number>();
  const ranked = mutants
    .map((mutant) => {
      const own = (mutant.coveredBy ?? []).filter((test) => test.includes(row)).length;
      return { mutant, own, others: (mutant.coveredBy ?? []).length - own, hash: hashOf(mutant) };
    })
    .filter(({ mutant, own, others }) => own > 0 || (others === 0 && isCited(mutant)))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ mutant, others }) => {
      const line = `${mutant.fileName}:${mutant.location.start.line}`;
      const before = onLine.get(line) ?? 0;
      onLine.set(line, before + 1);
      const rank = isCited(mutant) ? [0, before, others] : [1, testsThatLoad(mutant.fileName), others, before];
      return { id: mutant.id, rank };
    })
    .toSorted((one, other) => compare(one.rank, other.rank));
  return new Set(ranked.slice(0, SAMPLE).map(({ id }) => id));
};

/** Compares two lists of numbers by their first difference. */
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, place) => value - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

const hashOf = ({ fileName, replacement, location }: PlannedMutant): string =>
  createHash('sha256')
    .update(`${fileName.split('/').at(-1)} ${location.start.column} ${replacement}`)
    .digest('hex');
