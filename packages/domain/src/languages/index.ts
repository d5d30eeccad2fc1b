export {
  DEFAULT_LANGUAGE,
  formatLocale,
  isLanguageCode,
  isRegion,
  languageCodes,
  languages,
  offeredLanguages,
  shippedLanguages,
} from './languages.rules.ts';
export { languageFromTags } from './languageFromTags.ts';
export { dateTimeFormat, numberFormat } from './madeFormats.ts';
export { timeFormats } from './timeFormats.ts';
export type { TimeFormat } from './timeFormats.ts';
export { writeMoment } from './writeMoment.ts';
export type { ShippedLanguage } from './languages.rules.ts';
export type { Language, LanguageCode, Script } from './languages.types.ts';
