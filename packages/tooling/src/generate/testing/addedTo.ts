import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../start/projectRoot.mjs';
import { filesOf } from './copyProject.ts';

/** Generated files: counted as files, but not edited by hand. */
export const GENERATED = /\.gen\.ts$|\/openapi\.json$|\/migrations\/|\/catalogs\//;

/** Number of lines in the copy's file that the original lacks. */
const newLines = (copy: string, path: string): number => {
  const [old, now] = [projectRoot, copy].map((root) => readFileSync(join(root, path)));
  if (old === undefined || now === undefined || old.equals(now)) return 0;
  const before = new Map<string, number>();
  for (const line of old.toString().split('\n')) before.set(line, (before.get(line) ?? 0) + 1);
  return now
    .toString()
    .split('\n')
    .filter((line) => {
      const left = before.get(line) ?? 0;
      before.set(line, left - 1);
      return left <= 0;
    }).length;
};

/**
 * Differences of a copy from the project: every new file, generated ones included, and each hand-kept list that grew.
 */
export const addedTo = (copy: string) => {
  const before = new Set(filesOf(projectRoot));
  const files = filesOf(copy);
  const changed = files.filter((path) => before.has(path) && newLines(copy, path) > 0);
  const lists = changed.filter((path) => !GENERATED.test(path));
  return {
    files: files.filter((path) => !before.has(path)),
    generated: changed.filter((path) => GENERATED.test(path)),
    lists: lists.map((path) => ({ path, lines: newLines(copy, path) })),
  };
};
