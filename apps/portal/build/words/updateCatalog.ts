import type { LanguageCode } from '@baize/domain/languages';
import { printDiagnostics } from '@baize/tenant';
import { readSentences } from '@baize/tenant/messages';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogFile } from './catalogFile.ts';
import type { SourceSentence } from './sentencesInSource.ts';

/** Reader and writer of catalogs; notes are `#.` lines. */
export const poFormat = formatter({ explicitIdAsDefault: true, origins: false });

/** Begins the note that holds the English which a translation was made from, when the English has changed since. */
const WAS = 'was: ';

type Update = {
  readonly code: LanguageCode;
  /** Text of the catalog as it is; empty for a new language. */
  readonly existing: string;
  readonly source: readonly SourceSentence[];
  /** Ids whose translations are right for the changed English. */
  readonly checked?: ReadonlySet<string>;
};

/**
 * Text of a catalog brought up to date with the source. Keeps the translations, also of sentences that moved to another
 * area. Each entry has its English as a note, and a second one, `was: …`, when the English has changed since it was
 * translated. Throws for a catalog with mistakes, whose translations would be lost.
 */
export const updateCatalog = async ({ code, existing, source, checked = new Set() }: Update): Promise<string> => {
  const { diagnostics } = readSentences(catalogFile(code), existing, code, { hasContexts: true });
  if (diagnostics.length > 0) throw new Error(printDiagnostics(diagnostics));
  const context = { locale: code, sourceLocale: 'EN', filename: '' };
  const known = existing === '' ? {} : await poFormat.parse(existing, context);
  const entries = source.map(({ id, area, text, notes }): [string, CatalogType[string]] => {
    const { translation = '', comments = [], extra } = known[id] ?? {};
    const kept = { context: area, ...(extra === undefined ? {} : { extra }) };
    if (code === 'EN') return [id, { ...kept, translation: text, comments: [...notes] }];
    const english = oneLine(text);
    const before =
      translation === '' || checked.has(id) ? english : (englishBefore(comments) ?? comments[0] ?? english);
    const was = before === english ? [] : [WAS + before];
    return [id, { ...kept, translation, comments: [english, ...notes, ...was] }];
  });
  const catalog = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return poFormat.serialize(catalog, { ...context, existing });
};

/** The earlier English that a translation was made from, by its notes; undefined when the English has not changed. */
export const englishBefore = (notes: readonly string[]): string | undefined =>
  notes.find((note) => note.startsWith(WAS))?.slice(WAS.length);

/** A note is one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
