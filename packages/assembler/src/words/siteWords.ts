import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { siteConstants } from '@baize/tenant';
import type { Tenant } from '@baize/tenant';
import { sharedSentenceId } from '@baize/tenant/document';
import type { TenantDocument } from '@baize/tenant/document';
import { foldConstants, variablesOf } from '@baize/tenant/messages';
import type { CompiledMessages } from '@baize/tenant/messages';

type Catalogs = Partial<Record<LanguageCode, CompiledMessages>>;
type Entry = { id: string; text: string; folds: boolean };

const entriesByCatalog = new WeakMap<CompiledMessages, Entry[]>();

function isFolding(message: CompiledMessages[string]): boolean {
  return variablesOf(message).some((name) => siteConstants.some((constant) => constant === name));
}

// Most sentences are the same for every merchant: their JSON is written once for all sites.
function entriesOf(catalog: CompiledMessages): Entry[] {
  const known = entriesByCatalog.get(catalog);
  if (known) return known;
  const entries = Object.entries(catalog).map(([id, message]) => ({
    id,
    text: `${JSON.stringify(id)}:${JSON.stringify(message)}`,
    folds: isFolding(message),
  }));
  entriesByCatalog.set(catalog, entries);
  return entries;
}

function constantsOf({
  brandName,
  minimumAge,
  supportEmail,
}: TenantDocument): Record<(typeof siteConstants)[number], string> {
  return { brandName, supportEmail, minimumAge: String(minimumAge) };
}

/** One language of one site: the release's sentences with the merchant's own laid over them and the site's constants written in. */
export type SiteWords = { messages: CompiledMessages; json: string };

/** Builds a site's words in a language it offers; `KR` reads `KO`'s and `TY` reads `EN`'s sentences, with their own overrides on top. */
export function siteWords(
  catalogs: Catalogs,
  tenant: Pick<Tenant, 'document' | 'messages'>,
  code: LanguageCode,
): SiteWords {
  const base = languages[code].catalog;
  const catalog = catalogs[base] ?? {};
  const own = { ...tenant.messages[base], ...(code === base ? undefined : tenant.messages[code]) };
  const constants = constantsOf(tenant.document);
  const messages: CompiledMessages = { ...catalog };
  const parts: string[] = [];
  for (const { id, text, folds } of entriesOf(catalog)) {
    if (id in own) continue;
    const message = catalog[id];
    if (!folds || !message) {
      parts.push(text);
      continue;
    }
    messages[id] = foldConstants(message, constants);
    parts.push(`${JSON.stringify(id)}:${JSON.stringify(messages[id])}`);
  }
  const write = (id: string, message: CompiledMessages[string]): void => {
    messages[id] = foldConstants(message, constants);
    parts.push(`${JSON.stringify(id)}:${JSON.stringify(messages[id])}`);
  };
  for (const [id, message] of Object.entries(own)) {
    write(id, message);
    const shared = catalog[id];
    // Only a sentence that asks for values can fail when it is said; the release's own is then at hand.
    if (shared && variablesOf(messages[id] ?? []).length > 0) write(sharedSentenceId(id), shared);
  }
  return { messages, json: `{${parts.join(',')}}` };
}

/** A message as plain text; undefined when there is none or it still asks for values. */
export function plainText(messages: CompiledMessages, id: string): string | undefined {
  const message = messages[id];
  return message?.every((token) => typeof token === 'string') ? message.join('') : undefined;
}
