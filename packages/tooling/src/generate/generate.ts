import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../start/projectRoot.mjs';
import { areaShape } from './area/areaShape.ts';
import { withEntry } from './area/registries.ts';
import { componentShape, featureShape, pageShape, type Shape } from './shapes.ts';

const NAME = /^[a-z][a-z0-9]*$/i;
/** A single lower-case word, since it becomes a folder, a table, a path and part of names. */
const AREA = /^[a-z]+$/;

const kinds: Readonly<Record<string, { readonly shape: (name: string) => Shape; readonly name: RegExp }>> = {
  area: { shape: areaShape, name: AREA },
  feature: { shape: featureShape, name: NAME },
  component: { shape: componentShape, name: NAME },
  page: { shape: pageShape, name: NAME },
};

const usage = `npm run new -- ${Object.keys(kinds).join('|')} <name>
  the name in letters and digits, for example betHistory; that of an area is one word in small letters
`;

/**
 * `npm run new -- area|feature|component|page <name>`: generates files of one of our shapes and prints the remaining
 * steps.
 */
export const generate = async (args: readonly string[], root = projectRoot): Promise<number> => {
  const [kind = '', name = ''] = args;
  const known = kinds[kind];
  if (known === undefined || !known.name.test(name)) {
    process.stderr.write(usage);
    return 1;
  }
  const { files, entries = [], finish, next } = known.shape(name);
  const there = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (there !== undefined) {
    process.stderr.write(`${there} exists. Choose another name, or remove it first.\n`);
    return 1;
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`  wrote ${path}\n`);
  }
  for (const entry of entries) {
    const path = join(root, entry.file);
    writeFileSync(path, withEntry(readFileSync(path, 'utf8'), entry));
    process.stdout.write(`  added to ${entry.file}\n`);
  }
  await finish?.(root);
  process.stdout.write(`\n${next}\n`);
  return 0;
};
