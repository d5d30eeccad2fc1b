/** The 22 language codes a gateway accepts (REQ-005). They are not language tags: `languages` maps them (D1). */
export type LanguageCode =
  | 'CN'
  | 'EN'
  | 'JA'
  | 'TH'
  | 'VI'
  | 'MY'
  | 'ES'
  | 'HI'
  | 'ID'
  | 'KM'
  | 'KO'
  | 'KR'
  | 'MS'
  | 'PT'
  | 'TA'
  | 'TW'
  | 'TY'
  | 'UR'
  | 'PT-BR'
  | 'TR'
  | 'BN'
  | 'AR';

/** A writing system that needs its own line height, size or weight. */
export type Script =
  | 'latin'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'arabic'
  | 'nastaliq'
  | 'thai'
  | 'khmer'
  | 'burmese'
  | 'devanagari'
  | 'bengali'
  | 'tamil';

export type Language = {
  readonly code: LanguageCode;
  /** BCP-47 tag for `lang`, `hreflang` and `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Code of the message catalog in use: KR reads KO's, TY reads EN's. */
  readonly catalog: LanguageCode;
  /** The code sent to the gateway: KR is accepted, KO is sent. */
  readonly sentAs: LanguageCode;
  /** The language's name in the language itself, for a language switch. */
  readonly nativeName: string;
  readonly script: Script;
};
