import type { LanguageCode } from '@baize/domain/languages';
import type { Messages } from '@lingui/core';
import { compileCatalog, compileLanguage } from '../../build/words/catalogs.ts';
import type { LoadWords } from '../words/Vocabulary.ts';

/** All of the portal's sentences in a language. */
export async function catalogOf(language: LanguageCode): Promise<Messages> {
  return Object.assign({}, ...Object.values(await compileLanguage(language))) as Messages;
}

/** Loads the shared catalogs, as the site of a merchant without sentences of its own. */
export const loadFromCatalogs: LoadWords = async (language, part) =>
  part === 'own' ? {} : compileCatalog(part, language);
