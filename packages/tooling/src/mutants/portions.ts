import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder or file to mutate, together with the tests beside it. */
export type Portion = {
  readonly name: string;
  /** Stryker's `mutate` patterns, exclusions included. */
  readonly mutate: readonly string[];
  readonly folder: string;
  /** File name without extension, if the portion is one file. */
  readonly file?: string;
};

/** A package's `stryker.config.json`: its differences from `shared` in `stryker.ts`. */
export type PackageConfiguration = {
  readonly mutate?: readonly string[];
  readonly plugins?: readonly string[];
  readonly ignorers?: readonly string[];
  /** With a `dir`, the tests of that folder judge the whole package instead of each folder's own. */
  readonly vitest?: Readonly<Record<string, unknown>>;
};

/** Name of a package's configuration. */
export const CONFIG = 'stryker.config.json';

/** Reads a package's configuration; undefined if it has none. */
export const configurationOf = (folder: string): PackageConfiguration | undefined => {
  const path = join(folder, CONFIG);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackageConfiguration) : undefined;
};

/** Splits Stryker's `mutate` patterns into portions, one per folder or file. */
export const portionsOf = (patterns: readonly string[]): Portion[] => {
  const spared = patterns.filter((pattern) => pattern.startsWith('!'));
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => {
      const end = pattern.lastIndexOf('/');
      const folder = pattern.slice(0, end).replace(/\/\*\*$/u, '');
      const file = /^([^*{]+)\.ts$/u.exec(pattern.slice(end + 1))?.[1];
      const name = folder.replace(/^src\//u, '');
      const portion = { mutate: [pattern, ...spared], folder };
      return file === undefined ? { ...portion, name } : { ...portion, name: `${name}/${file}`, file };
    });
};

/** Test files named after a file. */
export const testsOf = (file: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(`${file}.`) && /\.test\.tsx?$/u.test(name));
