import type { LanguageCode } from '@baize/domain/languages';
import type { Messages } from '@lingui/core';
import { compileWithSample } from '../../build/words/compileWithSample.ts';
import type { LoadWords } from '../site/words/Vocabulary.ts';

const compiled = new Map<LanguageCode, ReturnType<typeof compileWithSample>>();

/** Compiles a language once per test file. */
const compiledOnce = (language: LanguageCode): ReturnType<typeof compileWithSample> => {
  const known = compiled.get(language) ?? compileWithSample(language);
  compiled.set(language, known);
  return known;
};

/** All of the portal's sentences in a language. */
export const catalogOf = async (language: LanguageCode): Promise<Messages> =>
  Object.assign({}, ...Object.values(await compiledOnce(language))) as Messages;

/** Loads the shared catalogs, as the site of a merchant without sentences of its own. */
export const loadFromCatalogs: LoadWords = async (language, part) =>
  part === 'own' ? {} : (await compiledOnce(language))[part];
