import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licensesOf, licenseText, packageFolder, packageLicense } from './packageLicense.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-licenses-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (name: string, facts: object, files: Readonly<Record<string, string>> = {}): string => {
  const folder = join(dir, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(facts));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
};

test('a licence has the package’s name, its version and every licence text', () => {
  const files = { 'LICENSE.md': 'Copyright One\n', NOTICE: 'Thanks', 'README.md': 'Read' };
  const folder = write('one', { name: 'one', version: '1.2.3', license: 'MIT' }, files);
  expect(packageLicense(folder)).toBe('one 1.2.3\nLicence: MIT\n\nCopyright One\n\nThanks');
  const bare = write('two', { name: '@a/two', version: '2.0.0', license: 'ISC' });
  expect(packageLicense(bare)).toBe('@a/two 2.0.0\nLicence: ISC\n\nhttps://spdx.org/licenses/ISC.html');
});

test('a package that states no licence stops the build', () => {
  const folder = write('three', { name: 'three', version: '1.0.0' });
  expect(() => packageLicense(folder)).toThrow('The package three states no licence');
});

test('a file belongs to the nearest package with a name', () => {
  const folder = write('four', { name: 'four', version: '1.0.0', license: 'MIT' });
  write('four/esm', { type: 'module' });
  expect(packageFolder(join(folder, 'esm/index.js'))).toBe(folder);
  expect(packageFolder('/nowhere/at/all.js')).toBeUndefined();
});

test('licences are unique and sorted by name', () => {
  const folders = ['b', 'a'].map((name) => write(name, { name, version: '1.0.0', license: 'MIT' }));
  const licenses = licensesOf([...folders, ...folders]);
  expect(licenses.map((each) => each[0])).toEqual(['a', 'b']);
  expect(licenseText(licenses).match(/Licence: MIT/g)).toHaveLength(2);
});
