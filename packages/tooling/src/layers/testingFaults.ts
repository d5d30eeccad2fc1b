import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '/testing/';
/** What runs in tests alone: tests, stories, what sets them up, and what stands in a folder `testing`. */
const ofTests = /\.test\.tsx?$|\.stories\.tsx$|\.fixture\.ts$|\/testing\//;
/** Where a program, a package or a check begins: nothing of the same package has to import it. */
const begins = /\/(?:boot|index|main|server)\.tsx?$/;
const imports = /\b(?:from|import|import\()\s*'(\.[^']+|@baize\/[^']+)'/g;

/**
 * Test support has one place, a folder `testing`, which other packages reach as `@baize/<package>/testing`. Two things hold
 * it: nothing that ships imports from there, and what only tests import stands there. The faults, as sentences.
 */
export function testingFaults(root: string): string[] {
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
    .filter((file) => !begins.test(file))
    .filter((file) => (importers.get(file) ?? []).length > 0 && importers.get(file)?.every((by) => ofTests.test(by)))
    .map((file) => `${file} is imported by tests alone. Move it to a folder called testing.`);
  return [...shipped, ...misplaced];
}

/** Packages that are only there for builds and tests. */
function isForDevelopment(file: string): boolean {
  return /^(?:packages\/tooling|apps\/e2e)\//.test(file);
}

/** What a file imports: files of its own package by their path from the root, other packages by their name. */
function importsOf(root: string, file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(imports);
  return [...found].map(([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : path));
}
