import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { Tenant } from '@baize/tenant';
import { siteConstantsOf, withOwnSentences } from '@baize/tenant/document';
import type { TenantDocument } from '@baize/tenant/document';
import type { CompiledMessages } from '@baize/tenant/messages';

/** A release's sentences of one language, by area. */
export type Catalog = Readonly<Record<string, CompiledMessages>>;
export type Catalogs = Partial<Record<LanguageCode, Catalog>>;

/** Areas with special handling: `shell` is inlined in every page, `site` is used by assembly only. */
const FRAME = 'shell';
const PAGE = 'site';

/** Areas that browsers fetch: all but `site`. */
export const fetchedAreas = (catalog: Catalog): [area: string, messages: CompiledMessages][] =>
  Object.entries(catalog).filter(([area]) => area !== PAGE);

/** A merchant's own sentences in an offered language; `KR` inherits those of `KO`, and `TY` those of `EN`. */
export const ownSentences = ({ messages }: Pick<Tenant, 'messages'>, code: LanguageCode): CompiledMessages => {
  const base = languages[code].catalog;
  return { ...messages[base], ...messages[code] };
};

/** Messages for a site's pages; the merchant's own replace the release's. */
export type PageWords = {
  /** Messages of the first screen: the frame's and all of the merchant's own. */
  first: CompiledMessages;
  /** Ids of the frame's messages. */
  frame: readonly string[];
  /** Text of a message without placeholders, else undefined. */
  plain: (id: string) => string | undefined;
};

/** Builds a site's messages in its default language. */
export const pageWords = (
  catalogs: Catalogs,
  { document, messages }: { document: TenantDocument; messages: Tenant['messages'] },
): PageWords => {
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
};
