import { languages } from '@baize/domain/languages';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { didYouMean } from '../diagnostics/didYouMean.ts';
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
import type { ReleaseFacts } from './releaseFacts.ts';

/** A tenant folder that has been read: its document, its own words and its composed theme. */
export type Tenant = { dir: string; document: TenantDocument; messages: TenantMessages; theme: TenantTheme };

export type LoadedTenant = { tenant?: Tenant; document?: TenantDocument; diagnostics: Diagnostic[] };

function checkLanguages(source: JsonSource, file: TenantFile, release: ReleaseFacts | undefined): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!file.languages.includes(file.defaultLanguage)) {
    const message = `The default language ${file.defaultLanguage} is not one of "languages".`;
    diagnostics.push(
      source.at(['defaultLanguage'], {
        code: 'language-not-offered',
        message,
        fix: `Use one of: ${file.languages.join(', ')}.`,
      }),
    );
  }
  for (const [index, code] of file.languages.entries()) {
    if (!release || release.languages.includes(languages[code].catalog)) continue;
    const message = `The release has no words in ${code}.`;
    diagnostics.push(
      source.at(['languages', index], {
        code: 'language-not-offered',
        message,
        fix: didYouMean(code, release.languages),
      }),
    );
  }
  if (release && !release.themes.includes(file.theme)) {
    const message = `The release has no theme "${file.theme}".`;
    diagnostics.push(
      source.at(['theme'], { code: 'wrong-value', message, fix: didYouMean(file.theme, release.themes) }),
    );
  }
  return diagnostics;
}

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
  const words = await checkMessages(dir, banners.banners, value?.languages ?? [], release);
  diagnostics.push(...(value ? checkLanguages(source, value, release) : []));
  diagnostics.push(...brand.diagnostics, ...banners.diagnostics, ...words.diagnostics, ...sandbox.diagnostics);
  const theme = await checkTheme(dir, source, value);
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
