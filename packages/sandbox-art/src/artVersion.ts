import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** A hash of the sources in a folder, without tests. */
export const versionOf = (folder: string): string =>
  globSync('**/*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted()
    .reduce((hash, name) => hash.update(readFileSync(`${folder}/${name}`)), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** Version of the drawing code, a hash of its sources; part of the key of every cached picture. */
export const artVersion = versionOf(import.meta.dirname);
