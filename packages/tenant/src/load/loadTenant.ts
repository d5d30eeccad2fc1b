import { basename, join, resolve } from 'node:path';
import { lawfulAge, lawOf } from '@baize/domain/jurisdictions';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/parseSource.ts';
import { orderDiagnostics } from '../diagnostics/orderDiagnostics.ts';
import { atFile, JsonSource } from '../diagnostics/source.ts';
import type { Picture, TenantDocument } from '../document/document.types.ts';
import { helpersOf, siteLawOf } from '../document/siteLaw.ts';
import { loadSandbox } from '../sandbox/loadSandbox.ts';
import { reservedIds, checkTenantId } from '../schema/tenantId.ts';
import { tenantSchema, type TenantFile } from '../schema/tenantSchema.ts';
import { checkBanners } from './checkBanners.ts';
import { checkBrandFiles } from './brandFiles.ts';
import { checkFirebase } from './checkFirebase.ts';
import { checkGateway } from './checkGateway.ts';
import { checkGoingLive } from './checkGoingLive.ts';
import { checkJurisdiction } from './checkJurisdiction.ts';
import { checkMessages, type TenantMessages } from './checkMessages.ts';
import { checkTheme, type TenantTheme } from './checkTheme.ts';
import { checkOffer } from './checkOffer.ts';
import { FolderNames } from './folderNames.ts';
import { isPattern } from './listTenants.ts';
import { readableFacts } from './readableFacts.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

/** A loaded tenant folder: its document, own messages and composed theme. */
export type Tenant = { dir: string; document: TenantDocument; messages: TenantMessages; theme: TenantTheme };

export type LoadedTenant = { tenant?: Tenant; document?: TenantDocument; diagnostics: Diagnostic[] };

/** The latest `format` of `tenant.json` that this release reads. */
const NEWEST_FORMAT = 1;

const documentOf = (
  file: TenantFile,
  id: string,
  brand: TenantDocument['brand'],
  banners: TenantDocument['banners'],
): TenantDocument => {
  const { $schema: _schema, brandColor: _color, id: _id, jurisdiction, ...facts } = file;
  const words = Object.fromEntries(file.languages.map((code) => [code, { areas: code, own: code }]));
  const law = siteLawOf(jurisdiction);
  const playResponsibly = helpersOf(jurisdiction, facts.playResponsibly);
  return {
    ...facts,
    ...(law && { law }),
    ...(playResponsibly && { playResponsibly }),
    termsTicked: facts.termsTicked && lawOf(jurisdiction).preTickedConsent,
    minimumAge: lawfulAge(jurisdiction, facts.minimumAge),
    id,
    brand,
    banners,
    words,
  };
};

const missingTenantFile = (dir: string, folder: FolderNames): Diagnostic => {
  const instead = folder.insteadOf('tenant.json');
  if (instead) {
    const message = `"${instead.name}" must be "tenant.json".`;
    return atFile(join(dir, instead.name), { code: 'wrong-case', message, fix: 'Rename it to "tenant.json".' });
  }
  const fix = 'Copy the folder _template, or run "baize tenant new".';
  return atFile(join(dir, 'tenant.json'), { code: 'missing-file', message: 'The file is missing.', fix });
};

// A newer format may give every field another meaning, so loading stops.
const newerFormat = (source: JsonSource): Diagnostic | undefined => {
  const { format } = (source.value ?? {}) as { format?: unknown };
  if (typeof format !== 'number' || format <= NEWEST_FORMAT) return undefined;
  const message = `"format": ${format} is newer than this release, which reads format ${NEWEST_FORMAT}.`;
  const fix = 'Use the release that this folder was written for, or a later one.';
  return source.at(['format'], { code: 'newer-format', message, fix });
};

// Checks an id taken from the folder's name, which the schema does not see.
const checkId = (source: JsonSource, dir: string): Diagnostic[] => {
  if (source.syntax.length > 0 || isPattern(dir)) return [];
  const { id } = (source.value ?? {}) as { id?: unknown };
  const written = typeof id === 'string' ? checkTenantId(id) : undefined;
  if (written) return reservedIds.includes(String(id)) ? [source.at(['id'], { code: 'reserved-id', ...written })] : [];
  if (id !== undefined) return [];
  const name = basename(resolve(dir));
  const problem = checkTenantId(name);
  if (!problem) return [];
  const message = `The folder's name is the id of the merchant, but ${problem.message}`;
  const code = reservedIds.includes(name) ? 'reserved-id' : 'wrong-id';
  return [source.at([], { code, message, fix: `${problem.fix} Rename the folder, or add "id".` })];
};

const folderNames = ['banners', 'brand', 'messages', 'sandbox.json', 'tenant.json'];

const checkFolder = (dir: string, folder: FolderNames): Diagnostic[] => {
  const links = folder.links(dir);
  for (const name of [...folderNames, ...folder.names.filter((each) => /\.md$/i.test(each))]) folder.take(name);
  return [...links, ...folder.unread(folderNames)];
};

/**
 * Loads a tenant folder and reports every mistake at once; `tenant` is set if none is an error. Without `release`,
 * message ids and the release's languages are not checked.
 */
export const loadTenant = async (
  dir: string,
  { release, now = new Date() }: { release?: ReleaseFacts; now?: Date } = {},
): Promise<LoadedTenant> => {
  const folder = new FolderNames(dir);
  const file = join(dir, 'tenant.json');
  const source = folder.take('tenant.json') ? JsonSource.read(file) : undefined;
  if (!source) return { diagnostics: [missingTenantFile(dir, folder)] };
  const newer = newerFormat(source);
  if (newer) return { diagnostics: [newer] };
  const { value, diagnostics } = parseSource(source, tenantSchema);
  const brand = checkBrandFiles(dir);
  const banners = checkBanners(dir, release);
  // Without the file all defaults apply, which have no mistakes.
  const sandbox = folder.names.includes('sandbox.json') ? loadSandbox(dir) : { sandbox: undefined, diagnostics: [] };
  const sandboxSource = sandbox.sandbox && JsonSource.read(join(dir, 'sandbox.json'));
  const facts = readableFacts(source);
  const words = checkMessages(dir, banners.slides, facts.languages, release);
  const theme = checkTheme(dir, source, facts);
  diagnostics.push(
    ...checkId(source, dir),
    ...checkOffer(source, facts, release, now),
    ...checkGoingLive(dir, source, value),
    ...checkGateway(source, sandboxSource, value, sandbox.sandbox),
    ...checkJurisdiction(source, value),
    ...checkFirebase(source, value, sandbox.sandbox),
    ...[brand, banners, words, sandbox, theme].flatMap((part) => part.diagnostics),
    ...checkFolder(dir, folder),
  );
  const told = orderDiagnostics(dir, diagnostics);
  if (!value || !theme.theme || told.some(({ severity }) => severity === 'error')) return { diagnostics: told };
  const picture = (name: 'logo.svg' | 'logo-dark.svg'): Picture => ({
    src: `/brand/${name}`,
    width: 0,
    height: 0,
    ...brand.sizes[name],
  });
  const pictures = { logo: picture('logo.svg'), logoDark: picture('logo-dark.svg') };
  const document = documentOf(value, value.id ?? basename(resolve(dir)), pictures, banners.banners);
  return { tenant: { dir, document, messages: words.messages, theme: theme.theme }, document, diagnostics: told };
};
