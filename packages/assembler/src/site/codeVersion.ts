import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = [
  join(import.meta.dirname, '..'),
  ...['@baize/domain/languages', '@baize/tenant/messages', '@baize/theme/compose'].map((entry) =>
    dirname(fileURLToPath(import.meta.resolve(entry))),
  ),
];

let known: string | undefined;

/**
 * Hash of the code that builds sites: this package and those it uses for words, languages and fonts. New code rebuilds
 * every site.
 */
export const codeVersion = (): string => {
  known ??= versionOf(folders);
  return known;
};

/** Hash of the TypeScript sources in these folders, without tests. */
export const versionOf = (dirs: readonly string[]): string => {
  const total = createHash('sha256');
  for (const dir of dirs) {
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    for (const name of names.sort()) total.update(`${name}\n`).update(readFileSync(join(dir, name)));
  }
  return total.digest('hex');
};
