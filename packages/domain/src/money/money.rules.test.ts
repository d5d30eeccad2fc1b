import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { currencies, currencyOf, isCurrencyCode } from './currencies.ts';
import { formatMoney } from './formatMoney.ts';
import { addMinor, compareMinor, isMinor, toMajor } from './money.rules.ts';
import { parseMajor } from './parseMajor.ts';

const NBSP = '\u{A0}';

describe('formatMoney', () => {
  it('shows two decimals and thousands separators [REQ-089]', () => {
    expect(formatMoney('123456789', 'CNY', 'EN')).toBe('¥1,234,567.89');
    expect(formatMoney('0', 'USD', 'EN')).toBe('$0.00');
    expect(formatMoney('-5', 'USD', 'EN')).toBe('-$0.05');
  });

  it('shows two decimals where the currency counts none or three, unless told otherwise [REQ-089]', () => {
    expect(formatMoney('50000', 'VND', 'EN')).toBe('₫50,000.00');
    expect(formatMoney('50000', 'VND', 'EN', { decimals: 0 })).toBe('₫50,000');
    expect(formatMoney('1234567', 'KWD', 'EN', { decimals: 3 })).toBe(`KWD${NBSP}1,234.567`);
  });

  it('never shows more than there is [REQ-089]', () => {
    expect(formatMoney('1999', 'KWD', 'EN')).toBe(`KWD${NBSP}1.99`);
    expect(formatMoney('-9', 'KWD', 'EN')).toBe(`KWD${NBSP}0.00`);
  });

  it('shows USDT, which Intl does not know, and a symbol of the gateway [REQ-089]', () => {
    expect(formatMoney('123450', 'USDT', 'EN')).toBe(`USDT${NBSP}1,234.50`);
    expect(formatMoney('100', 'ABC', 'EN', { symbol: '₳' })).toBe('₳1.00');
  });

  it('puts the symbol and the separators where the language has them [REQ-089]', () => {
    expect(formatMoney('123456789', 'EUR', 'ES')).toBe(`1.234.567,89${NBSP}€`);
    expect(formatMoney('123456', 'BRL', 'PT-BR')).toBe(`R$${NBSP}1.234,56`);
    expect(formatMoney('12345678', 'INR', 'HI')).toBe('₹1,23,456.78');
  });

  it('writes an amount as the merchant’s region does: Mexican amounts in Spanish are not Spain’s [REQ-089]', () => {
    expect(formatMoney('123456789', 'MXN', 'ES')).toBe(`1.234.567,89${NBSP}MX$`);
    expect(formatMoney('123456789', 'MXN', 'ES', { region: 'MX' })).toBe('$1,234,567.89');
    expect(formatMoney('123456', 'USD', 'ES', { region: 'MX' })).toBe(`USD${NBSP}1,234.56`);
    expect(formatMoney('123456', 'EUR', 'ES', { region: 'ES' })).toBe(`1234,56${NBSP}€`);
    expect(formatMoney('123456', 'BRL', 'PT-BR', { region: 'PT' })).toBe(`R$${NBSP}1.234,56`);
    expect(formatMoney('123456', 'USDT', 'ES', { region: 'MX' })).toBe(`USDT${NBSP}1,234.56`);
    expect(formatMoney('123456', 'MXN', 'ES', { region: 'MX', symbol: 'M' })).toBe(`M${NBSP}1,234.56`);
  });

  it('is exact beyond what a float can hold [REQ-089]', () => {
    expect(formatMoney('900719925474099312345', 'USD', 'EN')).toBe('$9,007,199,254,740,993,123.45');
  });

  it('puts no space beside a symbol that begins or ends with a sign, in whatever language', () => {
    expect(formatMoney('100', 'MXN', 'EN')).toBe('MX$1.00');
    expect(formatMoney('100', 'ABC', 'EN', { symbol: '$U' })).toBe('$U1.00');
  });

  it.each(['NaN', '', '1.5', '1e3', '12x', 'x12', '--1', ' 1'])('refuses %j, which is no amount', (minor) => {
    expect(() => formatMoney(minor, 'USD', 'EN')).toThrow('is no amount');
  });

  it('uses Latin digits in every language and never throws [REQ-089]', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.constantFrom(...Object.keys(currencies)),
        fc.constantFrom(...languageCodes),
        (minor, currency, language) => {
          const shown = formatMoney(minor.toString(), currency, language);
          expect(shown.replace(/\P{Nd}/gu, '')).toMatch(/^[0-9]{3,}$/u);
        },
      ),
    );
  });
});

const amount = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String);
const currencyCode = fc.constantFrom(...Object.keys(currencies));

describe('minor units', () => {
  it('are digits with a sign only below zero [REQ-089]', () => {
    for (const minor of ['0', '1', '-1', '123456', '900719925474099312345']) expect(isMinor(minor)).toBe(true);
    for (const other of ['', '-0', '01', '1.5', '1e3', '+1', ' 1', 'NaN', 1, null]) expect(isMinor(other)).toBe(false);
  });

  it('add and compare exactly, far beyond what a float can hold [REQ-089]', () => {
    expect(addMinor('9007199254740993', '1')).toBe('9007199254740994');
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sum = addMinor(a, b);
        expect(isMinor(sum)).toBe(true);
        expect(BigInt(sum)).toBe(BigInt(a) + BigInt(b));
        expect(compareMinor(a, b)).toBe(BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0);
        expect(compareMinor(a, a)).toBe(0);
      }),
    );
  });

  it.each([
    ['123456', 'CNY', '1234.56'],
    ['5', 'CNY', '0.05'],
    ['-5', 'CNY', '-0.05'],
    ['1234', 'VND', '1234'],
    ['1234567', 'KWD', '1234.567'],
    ['100', 'USDT', '1.00'],
    ['100', 'ABC', '1.00'],
  ])('%s %s are %s in major units [REQ-089]', (minor, currency, major) => {
    expect(toMajor(minor, currency)).toBe(major);
  });

  it('are counted as ISO 4217 counts them: yen, won and dong have none, the Kuwaiti dinar has three [REQ-089]', () => {
    const codes = Object.keys(currencies).filter((code) => isCurrencyCode(code));
    const uneven = codes
      .filter((code) => currencies[code].exponent !== 2)
      .map((code) => [code, currencyOf(code).exponent]);
    expect(Object.fromEntries(uneven)).toEqual({ JPY: 0, KRW: 0, VND: 0, KWD: 3 });
    expect(currencyOf('ABC')).toEqual({ exponent: 2, symbol: 'ABC' });
  });

  it('know a currency of the table from anything else', () => {
    for (const other of ['cny', 'toString', '', ['CNY'], null, undefined]) expect(isCurrencyCode(other)).toBe(false);
  });
});

describe('parseMajor', () => {
  it.each([
    ['1234.5', 'CNY', '123450'],
    [' 12 ', 'CNY', '1200'],
    ['0.05', 'CNY', '5'],
    ['-0.00', 'CNY', '0'],
    ['007', 'VND', '7'],
    ['1.50', 'KWD', '1500'],
    ['1.500', 'CNY', '150'],
    ['1,000', 'CNY', '100000'],
    ['\u0661\u0662\u0665\u0660\u066b\u0665\u0660', 'CNY', '125050'],
  ])('reads %j %s as %s minor units [REQ-089]', (text, currency, minor) => {
    expect(parseMajor(text, currency)).toBe(minor);
  });

  it.each(['', '1,00,0', '.5', '1.', '1e3', 'abc', '1.005'])('does not guess at %j [REQ-089]', (text) => {
    expect(parseMajor(text, 'CNY')).toBeUndefined();
  });

  it('reads back every amount it is shown [REQ-089]', () => {
    fc.assert(
      fc.property(amount, currencyCode, (minor, currency) => {
        expect(parseMajor(toMajor(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});
