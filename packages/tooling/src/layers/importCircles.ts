import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What a file loads of its own package, lazily or not; what it imports for types alone is not loaded. */
const imports = /(?:^(?:import|export)\s+(?!type\b)[^'"]*?from\s+|^import\s+|\bimport\()'(\.[^']+)'/gm;

/**
 * The files under a folder that import one another in a circle, each circle sorted. A lazy import closes a circle too,
 * which oxlint's `import/no-cycle` does not see: no file of it can then be read, tested or moved without all others.
 */
export function importCircles(folder: string): string[][] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file));
  const loads = new Map(files.map((file) => [file, importsOf(file)]));
  const reached = new Map(files.map((file) => [file, reach(file, loads)]));
  const circles = files
    .filter((file) => reached.get(file)?.has(file))
    .map((file) => [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).toSorted());
  const distinct = new Map(circles.map((circle) => [circle.join(' '), circle]));
  return [...distinct.values()].map((circle) => circle.map((file) => relative(folder, file)));
}

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(imports);
  return [...found].map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
}

function reach(start: string, loads: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const open = [...(loads.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(loads.get(file) ?? []));
  }
  return seen;
}
