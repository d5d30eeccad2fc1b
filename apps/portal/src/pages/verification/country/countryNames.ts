import { languages, type LanguageCode } from '@baize/domain/languages';

/** What territories are called in a language, by their code. */
export const countryNames = (language: LanguageCode): ((countryCode: string) => string) => {
  const names = new Intl.DisplayNames(languages[language].tag, { type: 'region' });
  return (countryCode) => names.of(countryCode) ?? countryCode;
};

/** A dialing code whose plus stands before it in a text of any direction. */
export const dialingCodeText = (code: string): string => `\u{200E}+${code}`;
