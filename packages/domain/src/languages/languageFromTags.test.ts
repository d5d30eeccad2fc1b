import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFromTags } from './languageFromTags.ts';
import { languageCodes, languages } from './languages.rules.ts';
import type { LanguageCode } from './languages.types.ts';

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
