import { languageFromTags } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** What decides the language of a visit, as the site and the visitor give it. */
export type LanguageWishes = {
  /** What the site speaks, and which of it when nobody wishes anything (REQ-006). */
  readonly offered: readonly LanguageCode[];
  readonly fallback: LanguageCode;
  /** Asked for in the address, for this visit. */
  readonly visit?: LanguageCode | undefined;
  /** Chosen by the visitor on this device. */
  readonly chosen?: LanguageCode | undefined;
  /** The browser's own list, where the site follows it. */
  readonly tags?: readonly string[] | undefined;
};

/**
 * The language to show: the visit's, else the visitor's choice, else the browser's, else the site's default.
 * A language that is not offered counts for nothing (D1).
 */
export const effectiveLanguage = ({ offered, fallback, visit, chosen, tags = [] }: LanguageWishes): LanguageCode => {
  const wished = [visit, chosen].find((code) => code !== undefined && offered.includes(code));
  return wished ?? languageFromTags(tags, offered) ?? fallback;
};
