import { expect, it } from 'vitest';
import { formatLocale } from './languages.rules.ts';
import type { LanguageCode } from './languages.types.ts';
import { writeMoment } from './writeMoment.ts';

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
