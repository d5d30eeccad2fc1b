import { expect, test } from 'vitest';
import { moneyFormat } from '../../static/money.js';

const NBSP = '\u{A0}';

// Same format as on the sites: a balance must look alike in the game and around it.
test.each([
  ['en', 2, 'CNY', '123456789', '¥1,234,567.89'],
  ['en', 0, 'VND', '50000', '₫50,000.00'],
  ['en', 3, 'KWD', '1999', `KWD${NBSP}1.99`],
  ['en', 2, 'USDT', '123450', `USDT${NBSP}1,234.50`],
  ['pt-BR', 2, 'BRL', '123456', `R$${NBSP}1.234,56`],
  ['es', 2, 'EUR', '123456789', `1.234.567,89${NBSP}€`],
  ['zh-Hans', 2, 'CNY', '5', '¥0.05'],
])('%s writes %i digits of %s %s as a site does', (tag, exponent, currency, minor, written) => {
  expect(moneyFormat(tag, exponent, currency)(minor)).toBe(written);
});
