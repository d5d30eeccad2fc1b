import { expect, it, test } from 'vitest';
import { moneyFormat } from '../../static/money.js';
import { languages, shippedLanguages } from '@baize/domain/languages';
import { findSuspicions } from '@baize/tooling/sentences';
import { chatWords, words } from './words.ts';

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

/** Texts that are suspicious for a known reason, for a translator to look at. */
const knownFaults = new Set(['PT-BR awayText', 'UR greeting']);

it.each(shippedLanguages)(
  'the vendor has each text in %s, with values, script, digits and marks that are right',
  (code) => {
    const english: Readonly<Record<string, string>> = { ...words.EN, ...chatWords.EN };
    const own: Readonly<Record<string, string>> = { ...words[code], ...chatWords[code] };
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const checked = Object.entries(own).filter(([id]) => !knownFaults.has(`${code} ${id}`));
    const suspicions = checked.flatMap(([id, text]) =>
      findSuspicions({ code, tag: languages[code].tag, english: english[id] ?? '', text }).map(
        (suspicion) => `${id}: ${suspicion}: ${text}`,
      ),
    );
    expect(suspicions).toEqual([]);
  },
);
