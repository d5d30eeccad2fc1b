import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replacements in paths and texts of a sample, in this order. */
export type Renames = readonly (readonly [from: string, to: string])[];

const renamed = (text: string, renames: Renames): string =>
  renames.reduce((now, [from, to]) => now.replaceAll(from, to), text);

/**
 * Copies the files of a sample under other names, and prints them. Returns the paths of the copies, or the first that
 * exists already, with nothing written.
 */
export const copySample = (
  root: string,
  patterns: readonly string[],
  renames: Renames,
): { readonly files: readonly string[] } | { readonly taken: string } => {
  const sources = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const files = sources.map((source) => ({ source, path: renamed(source, renames) }));
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) return { taken: taken.path };
  for (const { source, path } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), renamed(readFileSync(join(root, source), 'utf8'), renames));
    process.stdout.write(`  wrote ${path}\n`);
  }
  return { files: files.map(({ path }) => path) };
};
