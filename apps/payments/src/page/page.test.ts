import { languages, shippedLanguages } from '@baize/domain/languages';
import { findSuspicions } from '@baize/tooling/sentences';
import { expect, it } from 'vitest';
import { words } from './payPage.ts';
import { currencies } from '@baize/domain/money';
import * as fc from 'fast-check';
import { tetherFor } from './tether.rules.ts';

const holes = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

it.each(shippedLanguages)('the pay page has each text in %s, with values, script, digits and marks right', (code) => {
  const english: Readonly<Record<string, string>> = words.EN;
  const own: Readonly<Record<string, string>> = words[code];
  expect(Object.keys(own)).toEqual(Object.keys(english));
  for (const [id, text] of Object.entries(own)) {
    expect(text.trim(), `${code} ${id}`).not.toBe('');
    expect(holes(text), `${code} ${id}`).toEqual(holes(english[id] ?? ''));
  }
  const suspicions = Object.entries(own).flatMap(([id, text]) =>
    findSuspicions({ code, tag: languages[code].tag, english: english[id] ?? '', text }).map(
      (suspicion) => `${id}: ${suspicion}: ${text}`,
    ),
  );
  expect(suspicions).toEqual([]);
});

/** An amount of USDT as a whole number of its smallest units. */
const units = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.');
  expect(fraction.length).toBeGreaterThanOrEqual(2);
  return BigInt(whole + fraction.padEnd(6, '0'));
};

it('is the amount itself for USDT, and rounded up to the sixth decimal for others', () => {
  expect(tetherFor('12345', 'USDT')).toBe('123.45');
  expect(tetherFor('1', 'USDT')).toBe('0.01');
  expect(tetherFor('10000', 'EUR')).toBe('108.695653');
  expect(tetherFor('254000', 'VND')).toBe('10.00');
  expect(tetherFor('307', 'KWD')).toBe('1.00');
  expect(tetherFor('1', 'VND')).toBe('0.00004');
});

it('is never less than a smaller amount, in any currency, and exact beyond what a float can hold', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 18n - 2n });
  fc.assert(
    fc.property(amount, fc.constantFrom(...Object.keys(currencies)), (minor, currency) => {
      const one = units(tetherFor(String(minor), currency));
      expect(one).toBeGreaterThan(0n);
      expect(units(tetherFor(String(minor + 1n), currency))).toBeGreaterThanOrEqual(one);
    }),
  );
});
