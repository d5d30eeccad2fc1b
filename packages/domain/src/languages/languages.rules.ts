import type { Language, LanguageCode, Script } from './languages.types.ts';

type Exceptions = Partial<Pick<Language, 'direction' | 'catalog' | 'sentAs'>>;

const language = (
  code: LanguageCode,
  tag: string,
  nativeName: string,
  script: Script,
  exceptions: Exceptions = {},
): Language => ({ code, tag, nativeName, script, direction: 'ltr', catalog: code, sentAs: code, ...exceptions });

/** Every gateway code with its language (D1): 22 codes, 20 message catalogs. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  CN: language('CN', 'zh-Hans', '简体中文', 'han'),
  EN: language('EN', 'en', 'English', 'latin'),
  JA: language('JA', 'ja', '日本語', 'kana'),
  TH: language('TH', 'th', 'ไทย', 'thai'),
  VI: language('VI', 'vi', 'Tiếng Việt', 'latin'),
  MY: language('MY', 'my', 'မြန်မာ', 'burmese'),
  ES: language('ES', 'es', 'Español', 'latin'),
  HI: language('HI', 'hi', 'हिन्दी', 'devanagari'),
  ID: language('ID', 'id', 'Bahasa Indonesia', 'latin'),
  KM: language('KM', 'km', 'ខ្មែរ', 'khmer'),
  KO: language('KO', 'ko', '한국어', 'hangul'),
  KR: language('KR', 'ko', '한국어', 'hangul', { catalog: 'KO', sentAs: 'KO' }),
  MS: language('MS', 'ms', 'Bahasa Melayu', 'latin'),
  PT: language('PT', 'pt-PT', 'Português (Portugal)', 'latin'),
  TA: language('TA', 'ta', 'தமிழ்', 'tamil'),
  TW: language('TW', 'zh-Hant', '繁體中文', 'han'),
  TY: language('TY', 'en-001', 'English (International)', 'latin', { catalog: 'EN' }),
  UR: language('UR', 'ur', 'اردو', 'nastaliq', { direction: 'rtl' }),
  'PT-BR': language('PT-BR', 'pt-BR', 'Português (Brasil)', 'latin'),
  TR: language('TR', 'tr', 'Türkçe', 'latin'),
  BN: language('BN', 'bn', 'বাংলা', 'bengali'),
  AR: language('AR', 'ar', 'العربية', 'arabic', { direction: 'rtl' }),
};

/** Every gateway code, in the specification's order. */
export const languageCodes: readonly LanguageCode[] = Object.values(languages).map(({ code }) => code);

/**
 * Codes with texts in the repository: a portal catalog, and a file each of the gateway's and the vendor's texts. A new
 * language is a code here and these files.
 */
export const shippedLanguages = [
  'EN',
  'CN',
  'VI',
  'ES',
  'PT-BR',
  'AR',
  'UR',
] as const satisfies readonly LanguageCode[];

export type ShippedLanguage = (typeof shippedLanguages)[number];

/** The language of a tenant without a default of its own (REQ-006). */
export const DEFAULT_LANGUAGE: LanguageCode = 'CN';

/** True for one of the 22 codes; case-sensitive. */
export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** True for a region's canonical ISO 3166-1 code in capitals that CLDR knows: "MX", "AE", "GB" and not "UK". */
export const isRegion = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[A-Z]{2}$/u.test(value) &&
  new Intl.Locale('und', { region: value }).region === value &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(value) !== undefined;

/**
 * The BCP-47 locale for numbers and dates, with Latin digits and the Gregorian calendar in every language. The
 * merchant's region is added to a tag without one: Spanish in MX is es-MX, while Brazilian Portuguese stays Brazilian.
 */
export const formatLocale = (code: LanguageCode, region?: string): string => {
  const { tag } = languages[code];
  const own = region === undefined || new Intl.Locale(tag).region !== undefined ? tag : `${tag}-${region}`;
  return `${own}-u-nu-latn-ca-gregory`;
};

/**
 * The languages a visitor may choose: those of the tenant, in its order, that the gateway offers too (D1). A missing or
 * empty gateway list restricts nothing; the result is empty when the two lists share no language.
 */
export const offeredLanguages = (
  tenant: readonly LanguageCode[],
  gateway: readonly LanguageCode[] | undefined,
): readonly LanguageCode[] => {
  if (gateway === undefined || gateway.length === 0) return tenant;
  const sent = new Set(gateway.map((code) => languages[code].sentAs));
  return tenant.filter((code) => sent.has(languages[code].sentAs));
};
