import { languages, type LanguageCode } from '@baize/domain/languages';

/** Returns the name of a territory by its ISO 3166 code, in a language; the code itself when there is no name. */
export const countryNames = (language: LanguageCode): ((countryCode: string) => string) => {
  const names = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
  return (countryCode) => names.of(countryCode) ?? countryCode;
};

/** Formats a dialing code with its plus in front, also within right-to-left text (LRM). */
export const dialingCodeText = (code: string): string => `\u{200E}+${code}`;
