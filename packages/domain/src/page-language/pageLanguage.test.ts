import { expect, it } from 'vitest';
import { languageFromHeader, languageOf } from './pageLanguage.ts';

it('is the shipped language nearest to a gateway code, else English', () => {
  expect(languageOf('TW').code).toBe('CN');
  expect(languageOf('AR')).toEqual({ code: 'AR', tag: 'ar', direction: 'rtl' });
  for (const code of ['JA', 'toString', '']) expect(languageOf(code).code).toBe('EN');
});

it('is what the browser prefers most among the shipped ones, else English', () => {
  expect(languageFromHeader('de, ur;q=0.9, en;q=0.8').code).toBe('UR');
  expect(languageFromHeader('en;q=0.1, vi;q=0.4').code).toBe('VI');
  expect(languageFromHeader(undefined).code).toBe('EN');
});
