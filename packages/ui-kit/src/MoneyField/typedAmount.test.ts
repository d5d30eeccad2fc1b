import { describe, expect, it } from 'vitest';
import { englishTyping, portugueseTyping } from '../testing/amounts.ts';
import { type AmountTyping, closeAmount, typeAmount, type TypedAmount, writeAmount } from './typedAmount.ts';

const nothing: TypedAmount = { text: '', minor: undefined, open: false };

/** Types keys one by one at a caret marked `|`, which starts at the end; `<` and `>` are Backspace and Delete. */
const type = (keys: string, from = '|', exponent = 2, typing: AmountTyping = englishTyping) => {
  const [left = '', right = ''] = from.split('|');
  const start = left + right;
  let typed = { ...typeAmount({ text: start, caret: start.length, deletesForward: false }, nothing, exponent, typing) };
  let caret = left.length;
  for (const key of keys) {
    const { text } = typed;
    const [before, behind] =
      key === '<'
        ? [text.slice(0, Math.max(0, caret - 1)), text.slice(caret)]
        : key === '>'
          ? [text.slice(0, caret), text.slice(caret + 1)]
          : [text.slice(0, caret) + key, text.slice(caret)];
    const change = { text: before + behind, caret: before.length, deletesForward: key === '>' };
    typed = typeAmount(change, typed, exponent, typing);
    caret = typed.caret;
  }
  return { ...typed, shown: `${typed.text.slice(0, caret)}|${typed.text.slice(caret)}` };
};

const paste = (text: string, before = nothing, exponent = 2) =>
  typeAmount({ text, caret: text.length, deletesForward: false }, before, exponent, englishTyping);

describe('digits are grouped while they are typed, and the caret stays behind the digit just typed', () => {
  it.each([
    ['1234567', '|', '1,234,567|', '123456700'],
    ['1234.5', '|', '1,234.5|', '123450'],
    ['9', '12|,345', '129|,345', '12934500'],
    ['9', '|1,234', '9|1,234', '9123400'],
    ['8', '1,2|34', '12,8|34', '1283400'],
    ['007', '|', '7|', '700'],
    ['.5', '|', '0.5|', '50'],
    ['1234.', '|', '1,234.|', '123400'],
    ['٣٢', '|', '32|', '3200'],
    ['1a2-', '|', '12|', '1200'],
  ])('%s typed at %s shows %s', (keys, from, shown, minor) => {
    const typed = type(keys, from);
    expect([typed.shown, typed.minor]).toEqual([shown, minor]);
  });

  it('takes no more decimals than the currency has', () => {
    expect(type('1.2345').shown).toBe('1.23|');
    expect(type('1.2345', '|', 3).minor).toBe('1234');
    expect(type('9', '1.|23').shown).toBe('1.9|2');
    expect(type('1.2.').shown).toBe('1.2|');
  });
});

describe('deleting', () => {
  it.each([
    ['<', '1,234|', '123|'],
    ['<', '1,|234', '|234'],
    ['>', '1|,234', '1|34'],
    ['<', '|1,234', '|1,234'],
    ['<', '1|', '|'],
  ])('%s at %s leaves %s', (key, from, shown) => {
    expect(type(key, from).shown).toBe(shown);
  });

  it('takes decimals and their mark away again', () => {
    expect(type('1.5<').shown).toBe('1.|');
    expect(type('1.5<<').shown).toBe('1|');
  });
});

describe('a mark that could mean either stays as typed until it is clear', () => {
  it('reads a comma before two digits as a decimal mark, and one before three as grouping', () => {
    expect(type('12,')).toMatchObject({ text: '12,', minor: '1200', open: true });
    expect(type('12,50')).toMatchObject({ text: '12,50', minor: '1250', open: true });
    expect(type('12,500')).toMatchObject({ text: '12,500', minor: '1250000', open: false });
  });

  it('settles when the field is left', () => {
    expect(closeAmount(type('12,50'), 2, englishTyping).text).toBe('12.50');
    expect(closeAmount(type('12.'), 2, englishTyping).text).toBe('12');
    expect(closeAmount(nothing, 2, englishTyping)).toBe(nothing);
  });

  it('knows the marks of the language', () => {
    expect(type('1234,5', '|', 2, portugueseTyping).shown).toBe('1.234,5|');
    expect(type('12.5', '|', 2, portugueseTyping)).toMatchObject({ text: '12.5', minor: '1250', open: true });
  });

  it('never takes decimals of a currency without them for whole units', () => {
    expect(type('12.50', '|', 0)).toMatchObject({ text: '12.50', minor: undefined });
    expect(type('1234', '|', 0)).toMatchObject({ text: '1,234', minor: '1234' });
  });
});

describe('pasted text', () => {
  it.each([
    ['1,234.50', '1,234.50', '123450'],
    ['CNY 1,234.50', '1,234.50', '123450'],
    ['12,50', '12.50', '1250'],
    ['1.2.3', '1.2.3', undefined],
  ])('%s becomes %s', (text, shown, minor) => {
    expect(paste(text)).toMatchObject({ text: shown, minor });
  });

  it('replaces an amount that is grouped itself', () => {
    expect(paste('12,50', paste('1,234,567'))).toMatchObject({ text: '12.50', minor: '1250' });
  });
});

it.each([
  ['123456', 2, '1,234.56'],
  ['120000', 2, '1,200'],
  ['5', 3, '0.005'],
  ['1234', 0, '1,234'],
  ['0', 2, '0'],
] as const)('%s in units of 10^-%i is written as %s', (minor, exponent, text) => {
  expect(writeAmount(minor, exponent, englishTyping)).toBe(text);
});
