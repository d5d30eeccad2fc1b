import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Matches relative imports: static, lazy and of types. */
const imports = /(?:^(?:import|export)\s+[^'"]*?from\s+|^import\s+|\bimport\()'(\.[^']+)'/gm;

/**
 * Import cycles under a folder, each as a sorted list of files. Lazy imports and imports of types count, unlike in
 * oxlint's `import/no-cycle`: the files of such a cycle cannot be read, tested or moved separately either.
 */
export const importCircles = (folder: string): string[][] => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file));
  const loads = new Map(files.map((file) => [file, importsOf(file)]));
  const reached = new Map(files.map((file) => [file, reach(file, loads)]));
  const circles = files
    .filter((file) => reached.get(file)?.has(file))
    .map((file) => [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).toSorted());
  const distinct = new Map(circles.map((circle) => [circle.join(' '), circle]));
  return [...distinct.values()].map((circle) => circle.map((file) => relative(folder, file)));
};

const importsOf = (file: string): string[] => {
  const found = readFileSync(file, 'utf8').matchAll(imports);
  return [...found].map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
};

/** The files that a file loads, directly or through others. */
export const reach = (start: string, loads: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const seen = new Set<string>();
  const open = [...(loads.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(loads.get(file) ?? []));
  }
  return seen;
};
