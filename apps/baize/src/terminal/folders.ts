import type { Protected } from '@baize/assembler';
import { join, resolve } from 'node:path';
import type { Terminal } from './terminal.types.ts';

const root = join(import.meta.dirname, '../../../..');

/** Options of every command that set its folders. */
export const folderOptions = {
  tenants: { type: 'string' },
  out: { type: 'string' },
  release: { type: 'string' },
} as const;

export type Folders = Record<
  'tenants' | 'out' | 'release' | 'cache' | 'template' | 'schemas' | 'edge' | 'audit' | 'reference',
  string
>;

/**
 * Resolves the folders of tenants, sites and release: from the command line, else the environment, else this checkout.
 */
export const foldersOf = (
  values: { tenants?: string | undefined; out?: string | undefined; release?: string | undefined },
  { cwd, env }: Terminal,
): Folders => {
  const given = (value: string | undefined, variable: string, usual: string) =>
    resolve(cwd, value ?? env[variable] ?? join(root, usual));
  return {
    tenants: given(values.tenants, 'BAIZE_TENANTS', 'tenants'),
    out: given(values.out, 'BAIZE_SITES', 'dist/sites'),
    release: given(values.release, 'BAIZE_RELEASE', 'apps/portal/dist/release'),
    cache: join(root, '.baize/cache'),
    template: join(root, 'tenants/_template'),
    schemas: join(root, 'packages/tenant'),
    reference: join(root, 'docs/tenant-reference.md'),
    edge: join(root, 'apps/edge/src/main.ts'),
    audit: join(root, 'apps/gateway/src/audit.ts'),
  };
};

/** Folders of this checkout that hold work of its developers, which no command may overwrite. */
export const sourceFolders = [
  '.ci',
  '.git',
  '.storybook',
  '.vscode',
  'apps',
  'docs',
  'node_modules',
  'packages',
  'tenants',
];

/** Folders that sites must never be written to: tenants, their template, and the sources of this checkout. */
export const protectedFolders = ({ tenants, template }: Folders): Protected[] => [
  { what: 'the tenants', dir: tenants },
  ...sourceFolders.map((name) => ({ what: 'the sources of Baize', dir: join(root, name) })),
  { what: 'the template', dir: template },
];
