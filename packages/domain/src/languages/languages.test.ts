import { describe, expect, it } from 'vitest';
import { dateTimeFormat, numberFormat } from './madeFormats.ts';
import { formatLocale, languageCodes, languages } from './languages.rules.ts';
import type { LanguageCode } from './languages.types.ts';
import { writeMoment } from './writeMoment.ts';
import * as fc from 'fast-check';
import { languageFromTags } from './languageFromTags.ts';

it('makes a format once for a locale and its options', () => {
  const percent = numberFormat('en', { style: 'percent' });
  expect(numberFormat('en', { style: 'percent' })).toBe(percent);
  expect(numberFormat('en', { style: 'decimal' }).format(0.5)).toBe('0.5');
  expect(numberFormat('de', { style: 'percent' }).resolvedOptions().locale).toBe('de');

  const there = dateTimeFormat('en', { timeZone: 'Asia/Tokyo' });
  expect(dateTimeFormat('en', { timeZone: 'Asia/Tokyo' })).toBe(there);
  expect(dateTimeFormat('en', { timeZone: 'America/Lima' }).resolvedOptions().timeZone).toBe('America/Lima');
  expect(dateTimeFormat('de', { timeZone: 'Asia/Tokyo' }).resolvedOptions().locale).toBe('de');
});

const write = (language: LanguageCode, options: Intl.DateTimeFormatOptions): string =>
  writeMoment(new Intl.DateTimeFormat(formatLocale(language), { timeZone: 'Asia/Karachi', ...options }), 0);

const whole = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

it('in Urdu keeps the order of a time with Latin letters behind an Urdu date', () => {
  expect(write('UR', whole)).toMatch(/^1 جنوری، \u2066\d?\d:\d\d AM GMT ?\+5\u2069$/u);
});

it.each<[LanguageCode, Intl.DateTimeFormatOptions]>([
  ['UR', { month: 'short', day: 'numeric' }],
  ['UR', { hour: '2-digit', minute: '2-digit' }],
  ['AR', whole],
  ['EN', whole],
  ['CN', whole],
])('changes no format that reads correctly: %s %o', (language, options) => {
  const format = new Intl.DateTimeFormat(formatLocale(language), { timeZone: 'Asia/Karachi', ...options });
  expect(write(language, options)).toBe(format.format(0));
});

describe('languageFromTags', () => {
  it.each<[string, LanguageCode]>([
    ['zh-CN', 'CN'],
    ['zh', 'CN'],
    ['zh-SG', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-Hant-CN', 'TW'],
    ['zh-Hans-TW', 'CN'],
    ['pt-BR', 'PT-BR'],
    ['pt-PT', 'PT'],
    ['en-GB', 'EN'],
    ['en-001', 'TY'],
    ['ko-KR', 'KO'],
    ['in', 'ID'],
    ['ar-EG', 'AR'],
  ])('reads %s as %s [REQ-005]', (tag, code) => {
    expect(languageFromTags([tag], languageCodes)).toBe(code);
  });

  it('takes the first tag that has a relative on offer [REQ-005]', () => {
    expect(languageFromTags(['fr-FR', 'vi', 'en'], ['CN', 'EN', 'VI'])).toBe('VI');
  });

  it('takes another script of the same language before another language [REQ-005]', () => {
    expect(languageFromTags(['zh-TW', 'en'], ['CN', 'EN'])).toBe('CN');
  });

  it('answers nothing when no tag has a relative, and passes over what is no tag [REQ-005]', () => {
    expect(languageFromTags(['fr', 'not a tag', ''], ['CN', 'EN'])).toBeUndefined();
    expect(languageFromTags(['not a tag', 'en'], ['CN', 'EN'])).toBe('EN');
  });

  it('finds each language by its own tag when it alone is offered [REQ-005]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languageCodes), (code) => {
        expect(languageFromTags([languages[code].tag], [code])).toBe(code);
      }),
    );
  });
});
