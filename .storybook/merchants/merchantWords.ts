import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isLanguageCode, languages } from '@baize/domain/languages';
import type { Tenant } from '@baize/tenant';
import { type CompiledMessages, compileMessages, foldConstants, readPo } from '@baize/tenant/messages';

const catalogs = resolve(import.meta.dirname, '../../apps/portal/catalogs');

/** The codes of the catalogs that there are; a language without one shows the English. */
export async function sharedCatalogs(): Promise<readonly string[]> {
  return (await readdir(catalogs)).filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -'.po'.length));
}

/** The portal's own sentences of one catalog. */
export async function portalWords(catalog: string): Promise<CompiledMessages> {
  const entries = readPo(await readFile(resolve(catalogs, `${catalog}.po`), 'utf8'));
  return compileMessages(Object.fromEntries(entries.map(({ id, text }) => [id, text]))).messages;
}

/** The portal's sentences in a language with the merchant's own laid over them, as its site would have them. */
export async function merchantWords(tenant: Tenant, code: string): Promise<CompiledMessages> {
  if (!isLanguageCode(code)) return {};
  const { catalog } = languages[code];
  const { brandName, supportEmail, minimumAge } = tenant.document;
  const constants = { brandName, supportEmail, minimumAge: String(minimumAge) };
  const all = { ...(await portalWords(catalog)), ...tenant.messages[catalog], ...tenant.messages[code] };
  return Object.fromEntries(Object.entries(all).map(([id, message]) => [id, foldConstants(message, constants)]));
}
