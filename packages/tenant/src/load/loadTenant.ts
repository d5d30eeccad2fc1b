import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/schemaFaults.ts';
import { atFile, JsonSource } from '../diagnostics/source.ts';
import type { Picture, TenantDocument } from '../document/document.types.ts';
import { loadSandbox } from '../sandbox/loadSandbox.ts';
import { tenantSchema } from '../schema/tenantSchema.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';
import { checkBanners } from './checkBanners.ts';
import { checkBrandFiles } from './brandFiles.ts';
import { checkMessages } from './checkMessages.ts';
import type { TenantMessages } from './checkMessages.ts';
import { checkTheme } from './checkTheme.ts';
import type { TenantTheme } from './checkTheme.ts';
import { checkOffer, readableFacts } from './readableFacts.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

/** A tenant folder that has been read: its document, its own words and its composed theme. */
export type Tenant = { dir: string; document: TenantDocument; messages: TenantMessages; theme: TenantTheme };

export type LoadedTenant = { tenant?: Tenant; document?: TenantDocument; diagnostics: Diagnostic[] };

function documentOf(
  file: TenantFile,
  id: string,
  brand: TenantDocument['brand'],
  banners: TenantDocument['banners'],
): TenantDocument {
  const { $schema: _schema, brandColor: _color, id: _id, ...facts } = file;
  const words = Object.fromEntries(file.languages.map((code) => [code, `/languages/${code}.json`]));
  return { ...facts, id, brand, banners, words };
}

/**
 * Reads a tenant folder and tells every fault of it at once; `tenant` is there when nothing is an error.
 * Without a release, what only a release knows (message ids, its languages) is not checked.
 */
export async function loadTenant(dir: string, { release }: { release?: ReleaseFacts } = {}): Promise<LoadedTenant> {
  const file = join(dir, 'tenant.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const fix = 'Copy the folder _template, or run "baize tenant new".';
    return { diagnostics: [atFile(file, { code: 'missing-file', message: 'The file is missing.', fix })] };
  }
  const source = new JsonSource(file, text);
  const { value, diagnostics } = parseSource(source, tenantSchema);
  const [brand, banners, sandbox] = await Promise.all([checkBrandFiles(dir), checkBanners(dir), loadSandbox(dir)]);
  const facts = readableFacts(source);
  const words = await checkMessages(dir, banners.wordIds, facts.languages, release);
  diagnostics.push(...checkOffer(source, facts, release));
  diagnostics.push(...brand.diagnostics, ...banners.diagnostics, ...words.diagnostics, ...sandbox.diagnostics);
  const theme = await checkTheme(dir, source, facts);
  diagnostics.push(...theme.diagnostics);
  if (!value || !theme.theme || diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics };
  const picture = (name: 'logo.svg' | 'logo-dark.svg'): Picture => ({
    src: `/brand/${name}`,
    width: 0,
    height: 0,
    ...brand.sizes[name],
  });
  const pictures = { logo: picture('logo.svg'), logoDark: picture('logo-dark.svg') };
  const document = documentOf(value, value.id ?? basename(resolve(dir)), pictures, banners.banners);
  return { tenant: { dir, document, messages: words.messages, theme: theme.theme }, document, diagnostics };
}
