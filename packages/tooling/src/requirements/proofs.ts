import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** Tests that failed, as `file: title`, by row and fault. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const FILE = 'packages/tooling/src/requirements/proofs.json';

/** Key of a fault. It contains the whole text, so an edited fault is a new one. */
export const faultName = ({ file, find, replace }: Fault): string => `${file}: ${find} → ${replace}`;

/** The name on one line, for printing. */
export const onOneLine = (name: string): string => name.replaceAll(/\s*\n\s*/gu, ' ⏎ ');

/** Reads the recorded results. */
export function readProofs(root: string): Proofs {
  const path = join(root, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Proofs) : {};
}

/** Records the result of a fault. Rows stay sorted, and faults no longer registered are dropped. */
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
