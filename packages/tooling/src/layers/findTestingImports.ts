import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '/testing/';
/** Files that run in tests only: tests, stories, fixtures, and folders named `testing`. */
const ofTests = /\.test\.tsx?$|\.stories\.tsx$|\.fixture\.ts$|\/testing\//;
/** Entry points of a program, package or check, which nothing in the same package needs to import. */
const begins = /\/(?:boot|index|main|server)\.tsx?$/;
/** Components of the kit: its exports are a pattern of these names. */
const ofKit = /^packages\/ui-kit\/src\/(\w+)\/\1\.tsx$/;
const imports = /\b(?:from|import|import\()\s*'(\.[^']+|@baize\/[^']+)'/g;

/**
 * Checks that test support is in a `testing` folder, reached by other packages as `@baize/<package>/testing`: shipped
 * code must not import from there, and files that only tests import must be there. Returns sentences.
 */
export const findTestingImports = (root: string): string[] => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const ships = files.filter((file) => !ofTests.test(file) && !isForDevelopment(file));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const path of importsOf(root, file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const shipped = ships.flatMap((file) =>
    importsOf(root, file)
      .filter((path) => `${path}/`.includes(FOLDER))
      .map((path) => `${file} imports ${path}, which is for tests. Move what ships out of ${FOLDER.slice(1)}.`),
  );
  const misplaced = ships
    .filter((file) => !begins.test(file) && !ofKit.test(file) && !isExported(root, file))
    .filter((file) => (importers.get(file) ?? []).length > 0 && importers.get(file)?.every((by) => ofTests.test(by)))
    .map((file) => `${file} is imported by tests alone. Move it to a folder called testing.`);
  return [...shipped, ...misplaced];
};

/** True for files that their package's `exports` name. */
const isExported = (root: string, file: string): boolean => {
  const [group = '', name = '', ...rest] = file.split('/');
  const manifest = join(root, group, name, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"./${rest.join('/')}"`);
};

/** True for files of packages that only serve builds and tests. */
const isForDevelopment = (file: string): boolean => /^(?:packages\/tooling|apps\/e2e)\//.test(file);

/** A file's imports: own files by path from the root, other packages by name. */
const importsOf = (root: string, file: string): string[] => {
  const found = readFileSync(join(root, file), 'utf8').matchAll(imports);
  return [...found].map(([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : path));
};
