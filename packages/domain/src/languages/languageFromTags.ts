import { languages } from './languages.rules.ts';
import type { LanguageCode } from './languages.types.ts';

const likely = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
};

const closeness = (wanted: Intl.Locale, code: LanguageCode): number => {
  const offered = likely(languages[code].tag);
  if (offered?.language !== wanted.language) return 0;
  return 1 + (offered.script === wanted.script ? 2 : 0) + (offered.region === wanted.region ? 1 : 0);
};

/**
 * The offered language that fits the browser's `navigator.languages` best. The first tag that is related to any offered
 * language decides; among those, the same script counts more than the same region. Tags that are not BCP-47 are
 * skipped.
 */
export const languageFromTags = (
  tags: readonly string[],
  offered: readonly LanguageCode[],
): LanguageCode | undefined => {
  for (const tag of tags) {
    const wanted = likely(tag);
    if (wanted === undefined) continue;
    let best: { code: LanguageCode; score: number } | undefined;
    for (const code of offered) {
      const score = closeness(wanted, code);
      if (score > (best?.score ?? 0)) best = { code, score };
    }
    if (best !== undefined) return best.code;
  }
  return undefined;
};
