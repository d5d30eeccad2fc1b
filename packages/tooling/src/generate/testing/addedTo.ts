import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../start/projectRoot.mjs';
import { filesOf } from './copyProject.ts';

/** What tools write: counted as files, but nobody keeps them by hand. */
const GENERATED = /\.gen\.ts$|\/openapi\.json$|\/migrations\/|\/catalogs\//;

/** Lines that a file of the copy has and the original has not. */
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

/** How a copy differs from the project: every new file, also generated ones, and each list by hand that got longer. */
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
