import { expect, it } from 'vitest';

it('tests run in a browser far from any merchant: its zone, its digits and its calendar are others', () => {
  // oxlint-disable-next-line no-restricted-properties -- the default of the browser is the subject
  const { timeZone, locale, numberingSystem } = new Intl.DateTimeFormat().resolvedOptions();
  expect([timeZone, locale.slice(0, 5), numberingSystem]).toEqual(['Pacific/Kiritimati', 'ar-EG', 'arab']);
  expect(new Date('2026-01-01T12:00:00Z').getDate()).toBe(2);
});
