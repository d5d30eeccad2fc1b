import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Names how pictures are drawn: it changes with the drawing code, and so may their addresses. */
export const artVersion = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((name) => !name.endsWith('.test.ts'))
  .toSorted()
  .reduce((hash, name) => hash.update(readFileSync(`${import.meta.dirname}/${name}`)), createHash('sha256'))
  .digest('hex')
  .slice(0, 8);
