import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNoticed, isUnnoticed, type Mutant } from './stryker.ts';

export type Score = { readonly noticed: number; readonly of: number };

/** `others` is the number of mutants that only other tests of the row's files noticed; they don't count in `of`. */
export type RowScore = Score & { readonly others: number };

/** The committed results of mutation tests; written by the commands, except for the reasons of `survivors`. */
export type MutantsRecord = {
  /** Results of `test:mutants`, by package and folder. */
  readonly folders: Readonly<Record<string, Score>>;
  /** Results of `requirements -- prove`, by row, with the mutants that the row's tests missed. */
  readonly rows: Readonly<Record<string, RowScore & { readonly missed: readonly string[] }>>;
  /** Mutants that a folder's tests missed, by file and text: the reason why it is accepted, or ''. */
  readonly survivors: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const FILE = 'packages/tooling/mutants.json';

export const readRecord = (root: string): MutantsRecord =>
  JSON.parse(readFileSync(join(root, FILE), 'utf8')) as MutantsRecord;

export const writeRecord = (root: string, { folders, rows, survivors }: MutantsRecord): void => {
  const files = Object.entries(survivors).map(([file, ofFile]): [string, object] => [file, sorted(ofFile)]);
  const record = { folders: sorted(folders), rows: sorted(rows), survivors: sorted(Object.fromEntries(files)) };
  writeFileSync(join(root, FILE), `${JSON.stringify(record, null, 2)}\n`);
};

const sorted = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Score of a list of mutants; those that do not compile or are ignored don't count. */
export const scoreOf = (mutants: readonly Mutant[]): Score => {
  const noticed = mutants.filter(isNoticed).length;
  return { noticed, of: noticed + mutants.filter(isUnnoticed).length };
};

/** Adds a folder's run. Reasons stay with survivors that are still there; the other survivors of its files go. */
export const withFolder = (record: MutantsRecord, name: string, mutants: readonly Mutant[]): MutantsRecord => {
  const survivors: Record<string, Record<string, string>> = { ...record.survivors };
  for (const { file } of mutants) delete survivors[file];
  for (const { file, text } of mutants.filter(isUnnoticed))
    (survivors[file] ??= {})[text] = record.survivors[file]?.[text] ?? '';
  return { ...record, folders: { ...record.folders, [name]: scoreOf(mutants) }, survivors };
};
