import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** One name for the sources in a folder, tests left out. */
export const versionOf = (folder: string): string =>
  globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted()
    .reduce((hash, name) => hash.update(readFileSync(`${folder}/${name}`)), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** Names how pictures are drawn: it changes with the drawing code, and so may their addresses. */
export const artVersion = versionOf(import.meta.dirname);
