import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@baize/domain/languages';
import type { Scheme } from '@baize/theme';
import { type Brand, brandOf, brands } from '../merchants/brands.ts';

/** Settings in which one story is rendered. */
export type Settings = {
  readonly brand: Brand;
  readonly scheme: Scheme;
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
};

/**
 * Reads the toolbars. A test run sets `pairwise` instead: the story's id then decides, so that over all stories every
 * combination of scheme, direction and merchant occurs. 1 is the opposite of 0 in scheme and direction.
 */
export const settingsOf = (globals: Readonly<Record<string, unknown>>, storyId: string): Settings => {
  const asked = globals['language'];
  const language = isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE;
  const run = globals['pairwise'];
  if (typeof run === 'number') {
    const seed = hash(storyId);
    return {
      brand: brandOf(brands[(seed + run) % brands.length]?.id),
      scheme: (Math.floor(seed / brands.length / 2) + run) % 2 === 0 ? 'dark' : 'light',
      language,
      direction: (Math.floor(seed / brands.length) + run) % 2 === 0 ? 'ltr' : 'rtl',
    };
  }
  const direction = globals['direction'];
  return {
    brand: brandOf(globals['merchant']),
    scheme: globals['scheme'] === 'light' ? 'light' : 'dark',
    language,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : languages[language].direction,
  };
};

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
