import { expect, it } from 'vitest';
import { dateTimeFormat, numberFormat } from './madeFormats.ts';

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
