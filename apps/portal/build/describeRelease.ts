import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bannerGroups } from '@baize/domain/banner-groups';
import { shippedLanguages } from '@baize/domain/languages';
import { themeIds } from '@baize/tenant/document';
import { tokenNames } from '@baize/theme';
import type { ReleaseManifest } from '@baize/assembler';
import type { Client } from './bundles.ts';
import { chunksOf } from './chunks.ts';

type Compiled = {
  readonly out: string;
  readonly boot: string;
  /** Every message id of the portal with the names of its variables. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
} & Client;

const ENTRY = 'src/main.tsx';
/** Source that maps each page but home to its chunk. */
const PAGES = 'src/shell/pages.ts';

/**
 * Describes a release for the assembler: its pages and chunks, and everything that a tenant may refer to. Throws for a
 * route without a page.
 */
export const describeRelease = async ({ out, manifest, pages, boot, messages }: Compiled): Promise<ReleaseManifest> => {
  const server = (await import(pathToFileURL(join(out, 'server/entry.js')).href)) as typeof import('../src/server.tsx');
  const atEntry = chunksOf(manifest, ENTRY);
  const routes = Object.entries(server.routePaths).map(([name, paths]) => {
    const page = pages.get(name) ?? '';
    if (manifest[page] === undefined) throw new Error(`The route ${name} has no page in src/shell/pages.ts.`);
    return [
      name,
      {
        paths: [...paths],
        chunks: chunksOf(manifest, page).filter((chunk) => !atEntry.includes(chunk)),
        label: server.routeLabels[name] ?? '',
        listed: server.listedRoutes.includes(name),
      },
    ] as const;
  });
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`Vite's manifest has no ${ENTRY}: the client was not built.`);
  return {
    format: 1,
    id: await contentId(join(out, 'client')),
    entry: {
      script: entry.file,
      styles: entry.css ?? [],
      preload: atEntry.filter((file) => file !== entry.file),
      otherPages: chunksOf(manifest, PAGES).filter((chunk) => !atEntry.includes(chunk)),
    },
    routes: Object.fromEntries(routes),
    csp: { scripts: [cspHash(boot)], styles: [cspHash('')], trustedTypes: ['dompurify'] },
    messages: Object.fromEntries(Object.entries(messages).map(([id, variables]) => [id, [...variables]])),
    tokens: [...tokenNames],
    bannerGroups: [...bannerGroups],
    languages: [...shippedLanguages],
    themes: [...themeIds],
  };
};

const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const contentId = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name !== 'manifest.json').toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
};
