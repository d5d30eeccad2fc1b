import type { LanguageCode } from '@baize/domain/languages';
import { contentName } from '../site/contentCache.ts';
import type { ContentCache } from '../site/contentCache.ts';
import { fetchedAreas } from './siteWords.ts';
import type { Catalogs } from './siteWords.ts';

/**
 * One language of a release, shared by every site that offers it: its folder's name, and its files by their path in a
 * site.
 */
export type SharedLanguage = { areas: string; files: ReadonlyMap<string, string> };

/** Writes a release's sentences, one file per area and language, in a folder whose name changes with its content. */
export const sharedWords = async (
  catalogs: Catalogs,
  cache: ContentCache,
): Promise<ReadonlyMap<LanguageCode, SharedLanguage>> => {
  const languages = Object.entries(catalogs).map(async ([code, catalog]) => {
    const texts = fetchedAreas(catalog).map(([area, messages]) => [area, JSON.stringify(messages)] as const);
    const areas = wordsName(code, JSON.stringify(texts));
    const files = await Promise.all(
      texts.map(async ([area, text]) => {
        const path = `/languages/${areas}/${area}.json`;
        const forms = await cache.forms(path, Buffer.from(text), ['.br']);
        return forms.map((form) => [path + form.suffix, form.path] as const);
      }),
    );
    return [code as LanguageCode, { areas, files: new Map(files.flat()) }] as const;
  });
  return new Map(await Promise.all(languages));
};

/** Content-hashed name of a catalog. Kept short: every page holds one per language. */
export const wordsName = (code: string, text: string): string => `${code}.${contentName(text).slice(0, 8)}`;
