import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { Tenant } from '@baize/tenant';
import { siteConstantsOf, withOwnSentences } from '@baize/tenant/document';
import type { TenantDocument } from '@baize/tenant/document';
import type { CompiledMessages } from '@baize/tenant/messages';

/** A release's sentences of one language, by area. */
export type Catalog = Readonly<Record<string, CompiledMessages>>;
export type Catalogs = Partial<Record<LanguageCode, Catalog>>;

/** The area that every page of a site brings along, and the one that assembly itself says. */
const FRAME = 'shell';
const PAGE = 'site';

/** The areas that browsers fetch. */
export function fetchedAreas(catalog: Catalog): [area: string, messages: CompiledMessages][] {
  return Object.entries(catalog).filter(([area]) => area !== PAGE);
}

/** What a merchant says in its own words, in a language it offers; `KR` has `KO`'s and `TY` has `EN`'s, with its own on top. */
export function ownSentences({ messages }: Pick<Tenant, 'messages'>, code: LanguageCode): CompiledMessages {
  const base = languages[code].catalog;
  return { ...messages[base], ...messages[code] };
}

/** The sentences of a site's pages, with the merchant's own in their place. */
export type PageWords = {
  /** What the first screen may say: the frame's sentences, and all of the merchant's own. */
  first: CompiledMessages;
  /** The ids of the frame's. */
  frame: readonly string[];
  /** A sentence that assembly writes as it is; undefined when there is none or it asks for values. */
  plain: (id: string) => string | undefined;
};

/** What the pages of a site say in its default language. */
export function pageWords(
  catalogs: Catalogs,
  { document, messages }: { document: TenantDocument; messages: Tenant['messages'] },
): PageWords {
  const { defaultLanguage } = document;
  const catalog = catalogs[languages[defaultLanguage].catalog] ?? {};
  const own = ownSentences({ messages }, defaultLanguage);
  const page = { ...catalog[FRAME], ...catalog[PAGE], ...own };
  const constants: Readonly<Record<string, string>> = siteConstantsOf(document);
  return {
    first: withOwnSentences(catalog[FRAME] ?? {}, own),
    frame: Object.keys(catalog[FRAME] ?? {}),
    plain: (id) => {
      const parts = page[id]?.map((token) =>
        typeof token === 'string' ? token : token.length === 1 ? constants[token[0]] : undefined,
      );
      return parts?.every((part) => part !== undefined) === true ? parts.join('') : undefined;
    },
  };
}
