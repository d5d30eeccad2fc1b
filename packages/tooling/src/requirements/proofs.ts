import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** By row, then by fault: the tests that went red of it, as `file: title`. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const FILE = 'packages/tooling/src/requirements/proofs.json';

/** What a fault is called: another text is another fault. */
export const faultName = ({ file, find, replace }: Fault): string => `${file}: ${find} → ${replace}`;

/** The same on one line, to be printed. */
export const onOneLine = (name: string): string => name.replaceAll(/\s*\n\s*/gu, ' ⏎ ');

/** What the proofs that ran so far have found. */
export function readProofs(root: string): Proofs {
  const path = join(root, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : {};
}

/** Keeps what was found of a fault; the rows stay sorted, and what is registered no more is left out. */
export function keepProof(
  root: string,
  row: string,
  fault: Fault,
  noticedBy: readonly string[],
  faults: readonly Fault[],
): void {
  const proofs = readProofs(root);
  const names = faults.map(faultName);
  const ofRow = { ...proofs[row], [faultName(fault)]: [...noticedBy].sort() };
  const kept = Object.fromEntries(names.flatMap((name) => (ofRow[name] === undefined ? [] : [[name, ofRow[name]]])));
  const all = Object.entries({ ...proofs, [row]: kept }).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
