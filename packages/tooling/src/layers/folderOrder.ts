import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Place of areas that no list names: below what mounts them, above every listed area. */
export const NEW_AREAS = '*';

/**
 * Folders of the gateway, top first: a file imports from its own folder and from those below it. Where an area needs
 * one above, it takes a port: a type of its own that `app` fills. The files of `src` itself are above all folders.
 */
export const gatewayFolders: readonly string[] = [
  // Mounts the areas and connects their ports.
  'app',
  // Worlds and seeds, which write the rows of all areas.
  'lab',
  'seeding',
  // Areas.
  NEW_AREAS,
  'operator',
  'records',
  'limits',
  'transfers',
  'payments',
  'system',
  'media',
  'reference',
  'support',
  'registration',
  'session',
  'security',
  'points',
  'member',
  'recovery',
  'launch',
  'lottery',
  'promotions',
  'favourites',
  'wallet',
  // Rounds of games, which the wallet writes with its movements.
  'rounds',
  'catalogue',
  'announcements',
  'messages',
  'verification',
  'outbox',
  'events',
  // Shared by areas: members with their sessions and attempts, pages, lists, sealed bodies.
  'access',
  'accounts',
  'pages',
  'paging',
  'encryption',
  // Calls and answers.
  'kernel',
  'merchants',
  'database',
  'pictures',
  'load',
  'sentences',
  'words',
  'secrets',
];

/** Relative imports: static, lazy, re-exported and of types. */
const imports = /(?:^(?:import|export)\s+[^'"]*?from\s+|^import\s+|\bimport\()'(\.[^']+)'/gm;
const ofTests = /\.test\.tsx?$|\.stories\.tsx$|(?:^|\/)testing\//;

const folderOf = (path: string): string | undefined => (path.includes('/') ? path.split('/')[0] : undefined);

/** Imports under `source` that run up the order of its folders, as sentences. Tests may import anything. */
export const findUpwardImports = (source: string, order: readonly string[]): string[] => {
  const placeOf = (path: string): number => {
    const folder = folderOf(path);
    if (folder === undefined) return -1;
    return order.indexOf(order.includes(folder) ? folder : NEW_AREAS);
  };
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !ofTests.test(file))
    .toSorted()
    .flatMap((file) =>
      importsOf(source, file)
        .filter((path) => folderOf(path) !== folderOf(file) && placeOf(path) <= placeOf(file))
        .map(
          (path) =>
            `${file} imports ${path}, which is not below it. Move the shared part down, or pass it in as a port.`,
        ),
    );
};

/** A file's imports of files under `source`, by path from there. */
const importsOf = (source: string, file: string): string[] => {
  const found = readFileSync(join(source, file), 'utf8').matchAll(imports);
  return [...found]
    .map(([, path = '']) => relative(source, join(source, dirname(file), path)))
    .filter((path) => !path.startsWith('..'));
};
