import { languageFromTags } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';

/** Inputs that decide the language of a visit, from the site and the visitor. */
export type LanguageWishes = {
  /** Languages of the site; `fallback` is its default (REQ-006). */
  readonly offered: readonly LanguageCode[];
  readonly fallback: LanguageCode;
  /** Requested in the address, for this visit only. */
  readonly visit?: LanguageCode | undefined;
  /** Chosen by the visitor on this device. */
  readonly chosen?: LanguageCode | undefined;
  /** Languages of the browser, if the site follows them. */
  readonly tags?: readonly string[] | undefined;
};

/**
 * Returns the visit's language, else the visitor's choice, else the browser's, else the site's default. A language that
 * the site does not offer is ignored (D1).
 */
export const effectiveLanguage = ({ offered, fallback, visit, chosen, tags = [] }: LanguageWishes): LanguageCode => {
  const wished = [visit, chosen].find((code) => code !== undefined && offered.includes(code));
  return wished ?? languageFromTags(tags, offered) ?? fallback;
};
