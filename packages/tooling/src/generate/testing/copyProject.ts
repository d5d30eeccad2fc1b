import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from '../../start/projectRoot.mjs';

const LEFT_OUT: ReadonlySet<string> = new Set([
  '.git',
  '.turbo',
  '.vite',
  '.pnpm',
  '.cache',
  '.vitest-cache',
  '.baize',
  'dist',
]);

/**
 * Copies the project to a temporary folder that a test may change. Links between packages stay inside the copy;
 * registry packages are shared.
 */
export const copyProject = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'baize-copy-'));
  cpSync(projectRoot, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
  });
  symlinkSync(join(projectRoot, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
  return copy;
};

/** Every source file of a project, by its path from the root. */
export const filesOf = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || LEFT_OUT.has(entry.name) || entry.isSymbolicLink()) return [];
    if (!entry.isDirectory()) return [entry.name];
    return filesOf(join(root, entry.name)).map((path) => `${entry.name}/${path}`);
  });
