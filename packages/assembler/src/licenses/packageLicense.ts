import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RULE = '-'.repeat(80);

/** The folder of the package that owns a file; undefined outside of every named package. */
export const packageFolder = (file: string): string | undefined => {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Packages may contain a nested package.json without a name, which only sets the module type.
    if (existsSync(manifest) && /"name"\s*:/.test(readFileSync(manifest, 'utf8'))) return folder;
  }
  return undefined;
};

/**
 * A package's licence as a paragraph: name, version, licence id, and the text it ships or where to read it. Throws if
 * the package states none.
 */
export const packageLicense = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (license === undefined && texts.length === 0) throw new Error(`The package ${name} states no licence: ${folder}.`);
  if (texts.length === 0) texts.push(`https://spdx.org/licenses/${license}.html`);
  return [`${name} ${version}`, `Licence: ${license ?? 'see below'}`, ...texts.flatMap((text) => ['', text])].join(
    '\n',
  );
};

/** The licences of packages, unique and sorted by name. */
export const licensesOf = (folders: Iterable<string>): string[] =>
  [...new Set([...folders].map(packageLicense))].sort();

/** Joins licences into the text of one file. */
export const licenseText = (licenses: readonly string[]): string => {
  const top = 'This site contains software and faces of others, under these licences.';
  return `${[top, ...licenses].join(`\n\n${RULE}\n\n`)}\n`;
};
