import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  formatLocale,
  isLanguageCode,
  isRegion,
  languageCodes,
  languages,
  offeredLanguages,
} from './languages.rules.ts';

const someLanguages = fc.uniqueArray(fc.constantFrom(...languageCodes));

describe('languages', () => {
  it('accepts the 22 codes of the specification [REQ-005]', () => {
    expect(languageCodes.join(' ')).toBe('CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR PT-BR TR BN AR');
  });

  it('maps every code to its tag [REQ-005]', () => {
    expect(Object.fromEntries(languageCodes.map((code) => [code, languages[code].tag]))).toEqual({
      CN: 'zh-Hans',
      TW: 'zh-Hant',
      EN: 'en',
      JA: 'ja',
      TH: 'th',
      VI: 'vi',
      MY: 'my',
      MS: 'ms',
      ES: 'es',
      HI: 'hi',
      ID: 'id',
      KM: 'km',
      KO: 'ko',
      KR: 'ko',
      PT: 'pt-PT',
      'PT-BR': 'pt-BR',
      TA: 'ta',
      TR: 'tr',
      BN: 'bn',
      UR: 'ur',
      AR: 'ar',
      TY: 'en-001',
    });
  });

  it('reads 20 catalogs: KR shares that of KO, TY that of EN [REQ-005]', () => {
    expect(new Set(languageCodes.map((code) => languages[code].catalog)).size).toBe(20);
    expect([languages.KR.catalog, languages.TY.catalog]).toEqual(['KO', 'EN']);
  });

  it('sends KO where KR was chosen, and every other code as it is [REQ-005]', () => {
    expect(languageCodes.filter((code) => languages[code].sentAs !== code)).toEqual(['KR']);
    expect(languages.KR.sentAs).toBe('KO');
  });

  it('writes Arabic and Urdu from right to left, the rest from left to right', () => {
    const directions = languageCodes.map((code) => [code, languages[code].direction]);
    expect(directions.filter(([, direction]) => direction === 'rtl')).toEqual([
      ['UR', 'rtl'],
      ['AR', 'rtl'],
    ]);
    expect(directions.filter(([, direction]) => direction === 'ltr')).toHaveLength(20);
  });

  it('calls each language as CLDR does in that language itself, a few as their readers know them [REQ-005]', () => {
    const others = languageCodes.filter((code) => {
      const { tag, nativeName } = languages[code];
      const known = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '';
      return nativeName.toLocaleLowerCase(tag) !== known.toLocaleLowerCase(tag);
    });
    expect(others.map((code) => languages[code].nativeName)).toEqual([
      'Bahasa Indonesia',
      'Bahasa Melayu',
      'Português (Portugal)',
      'English (International)',
    ]);
  });

  it('knows the script that CLDR writes each language in; Urdu is in Nastaliq', () => {
    const scripts: Record<string, string> = {
      Arab: 'arabic',
      Beng: 'bengali',
      Deva: 'devanagari',
      Hans: 'han',
      Hant: 'han',
      Jpan: 'kana',
      Khmr: 'khmer',
      Kore: 'hangul',
      Latn: 'latin',
      Mymr: 'burmese',
      Taml: 'tamil',
      Thai: 'thai',
    };
    for (const code of languageCodes) {
      const script = scripts[new Intl.Locale(languages[code].tag).maximize().script ?? ''];
      expect([code, languages[code].script]).toEqual([code, code === 'UR' ? 'nastaliq' : script]);
    }
  });

  it('defaults to CN [REQ-006]', () => {
    expect(DEFAULT_LANGUAGE).toBe('CN');
  });

  it('knows a code from anything else [REQ-005]', () => {
    expect(languageCodes.every((code) => isLanguageCode(code))).toBe(true);
    for (const other of ['cn', 'zh', '', 'toString', ['CN'], 1, null, undefined])
      expect(isLanguageCode(other)).toBe(false);
  });

  it('pins Latin digits and the Gregorian calendar in every language', () => {
    for (const code of languageCodes) {
      const { numberingSystem, calendar } = new Intl.DateTimeFormat(formatLocale(code)).resolvedOptions();
      expect([code, numberingSystem, calendar]).toEqual([code, 'latn', 'gregory']);
    }
  });
});

describe('a region', () => {
  it.each(['MX', 'AE', 'VN', 'US', 'GB'])('%s is one', (region) => expect(isRegion(region)).toBe(true));

  it.each(['mx', 'UK', 'XQ', 'ZZZ', '', 'Mexico', '419', ['MX'], undefined])('%j is none', (region) =>
    expect(isRegion(region)).toBe(false),
  );

  it('decides the formats of a language whose tag has no region, and of no other', () => {
    expect(formatLocale('ES', 'MX')).toBe('es-MX-u-nu-latn-ca-gregory');
    expect(formatLocale('CN', 'SG')).toBe('zh-Hans-SG-u-nu-latn-ca-gregory');
    expect(formatLocale('PT-BR', 'PT')).toBe('pt-BR-u-nu-latn-ca-gregory');
    expect(formatLocale('TY', 'MX')).toBe('en-001-u-nu-latn-ca-gregory');
  });
});

describe('offeredLanguages', () => {
  it('offers what both tenant and gateway offer, in the order of the tenant [REQ-005]', () => {
    expect(offeredLanguages(['VI', 'CN', 'EN'], ['EN', 'VI', 'AR'])).toEqual(['VI', 'EN']);
  });

  it('takes KO and KR for the same language [REQ-005]', () => {
    expect(offeredLanguages(['EN', 'KR'], ['KO'])).toEqual(['KR']);
    expect(offeredLanguages(['EN', 'KO'], ['KR'])).toEqual(['KO']);
  });

  it('offers the languages of the tenant while the gateway names none [REQ-005]', () => {
    expect(offeredLanguages(['AR', 'UR'], undefined)).toEqual(['AR', 'UR']);
    expect(offeredLanguages(['AR', 'UR'], [])).toEqual(['AR', 'UR']);
  });

  it('never offers a language that the tenant lacks, and none where the two share none [REQ-005]', () => {
    fc.assert(
      fc.property(someLanguages, someLanguages, (tenant, gateway) => {
        const offered = offeredLanguages(tenant, gateway);
        expect(offered.every((code) => tenant.includes(code))).toBe(true);
        const shared = tenant.some((code) =>
          gateway.some((other) => languages[other].sentAs === languages[code].sentAs),
        );
        expect(offered.length > 0).toBe(tenant.length > 0 && (gateway.length === 0 || shared));
      }),
    );
  });
});
