import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The portal's folders, from the top: a file imports from its own folder and from those below. Files at the root of
 * `src` are entries and import from all.
 */
export const portalOrder = ['boot', 'app', 'shell', 'pages', 'site'] as const;

/** The folders of `site`, from the top. Files beside them (`SiteContext`, `lazyScreens`) are free to import any. */
export const siteOrder = ['centre', 'records', 'screens', 'parts', 'routes', 'words'] as const;

/** Matches relative imports: static, lazy and of types. */
const imports = /(?:^(?:import|export)\s[^'"]*?from\s+|^import\s+|\bimport\()'(\.[^']+)'/gm;

/** Files that never ship. */
const unshipped = ['**/*.test.*', '**/*.stories.*', '**/testing/**'];

/**
 * Imports between the folders of `root` that run upwards in `order`, and folders that it lacks, each as a sentence.
 * Tests, stories and `testing` are left out.
 */
export const importsUpwards = (root: string, order: readonly string[]): string[] => {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: root, exclude: unshipped }).toSorted();
  const unlisted = new Set(files.map(topOf).filter((folder) => !order.includes(folder)));
  return [
    ...[...unlisted].map((folder) => `${folder}/ has no place in the order of the portal's folders (portalOrder.ts).`),
    ...files.flatMap((file) =>
      importsOf(join(root, file))
        .map((path) => relative(root, path).replaceAll(sep, '/'))
        .filter((path) => runsUp(topOf(file), topOf(path), order))
        .map((path) => `${file} imports ${path}, from a folder above: move what both need below (portalOrder.ts).`),
    ),
  ];
};

const runsUp = (from: string, to: string, order: readonly string[]): boolean =>
  order.includes(to) && order.indexOf(from) > order.indexOf(to);

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, path = '']) => join(dirname(file), path));

const topOf = (path: string): string => path.split(/[/\\]/u)[0] ?? '';
