import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, leadsDown } from './imports.ts';

export type Walk = { readonly files: readonly string[]; readonly up: readonly string[] };

const isBarrel = (text: string): boolean =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(';')
    .every((statement) => statement.trim() === '' || /^\s*export [^;]* from '[^']+'$/.test(statement));

/**
 * Files to read to follow a topic from where it is shown down to where it is defined: of each file's imports those that
 * mention it (`about`), and barrels that lead there. `up` lists steps to a higher layer.
 */
export const walk = (root: string, starts: readonly string[], about: RegExp): Walk => {
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const speaks = (file: string, through = new Set<string>()): boolean => {
    const text = textOf(file);
    if (!isBarrel(text)) return about.test(text);
    if (through.has(file)) return false;
    through.add(file);
    return importsOf(root, file).some((next) => speaks(next, through));
  };
  const files = new Set(starts);
  const up: string[] = [];
  for (const file of files)
    for (const next of importsOf(root, file).filter((each) => /\.tsx?$/.test(each) && speaks(each))) {
      files.add(next);
      if (!leadsDown(file, next)) up.push(`${file} → ${next}`);
    }
  return { files: [...files], up };
};
