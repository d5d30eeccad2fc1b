import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layers } from '../layers/layers.ts';

const IMPORTS = /(?:\bfrom\s+|\bimport\(\s*|^import\s+)'([^']+)'/gm;

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, unknown>> };

/** The folder of one of our packages, from the project's root. */
const folderOf = (root: string, name: string): string | undefined =>
  [`packages/${name}`, `apps/${name}`].find((folder) => existsSync(join(root, folder, 'package.json')));

/** Resolves `@baize/<name>/<subpath>` to a file through the package's exports. */
const exported = (root: string, specifier: string): string | undefined => {
  const [, name = '', ...rest] = specifier.split('/');
  const folder = folderOf(root, name);
  if (folder === undefined) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const subpath = ['.', ...rest].join('/');
  for (const [key, target] of Object.entries(exports).toSorted(([one], [other]) => other.length - one.length)) {
    const [before = '', after] = key.split('*');
    if (typeof target !== 'string' || (after === undefined ? subpath !== key : !subpath.startsWith(before))) continue;
    return join(folder, target.replace('*', subpath.slice(before.length)));
  }
  return undefined;
};

/** A file's imports within the project, type imports included, as paths from the root. */
export const importsOf = (root: string, file: string): string[] =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(IMPORTS), ([, specifier = '']) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    return specifier.startsWith('@baize/') ? exported(root, specifier) : undefined;
  }).filter((path) => path !== undefined && existsSync(join(root, path))) as string[];

const layerOf = (path: string): string => (path.split('/')[1] ?? '').replace(/^theme-.*/, 'theme-*');

/** True if an import stays in its layer or leads down one. */
export const leadsDown = (from: string, to: string): boolean =>
  layerOf(from) === layerOf(to) || (layers[layerOf(from)] ?? []).includes(layerOf(to));
