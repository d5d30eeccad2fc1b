import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { currencies } from './currencies.ts';
import { formatMoney } from './formatMoney.ts';

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
