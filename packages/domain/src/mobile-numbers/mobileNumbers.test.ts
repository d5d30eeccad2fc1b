import { describe, expect, it } from 'vitest';
import { foreignCode } from './foreignCode.ts';
import { latinDigits } from '../typed-text/index.ts';
import { planOf } from './planOf.ts';
import { readMobileNumber } from './readMobileNumber.ts';

const china = { code: '86', exits: ['00|1[08]\\d\\d00'] };
const codes = ['86', '84', '1', '852', '971'];

it.each([
  ['+84 912 345 678', '84'],
  ['0084912345678', '84'],
  ['\uff0b\u0668\u0664 912345678', '84'],
  ['+1 (202) 555-0100', '1'],
  ['+852 9123 4567', '852'],
  ['+86 138 0013 8000', undefined],
  ['+86 1', undefined],
  ['84912345678', undefined],
  ['+999 1', undefined],
  ['+', undefined],
  ['', undefined],
])('of %s is %s', (typed, code) => {
  expect(foreignCode(typed, china, codes)).toBe(code);
});

it('accepts the exit codes of the chosen country', () => {
  expect(foreignCode('011 86 138 0013 8000', { code: '1', exits: ['011'] }, codes)).toBe('86');
});

it('finds no code without a prefix where the chosen country has no exit codes', () => {
  expect(foreignCode('84912345678', { code: '86', exits: [] }, codes)).toBeUndefined();
});

it('digits of any script are ours, also where sets of them follow each other', () => {
  // Arabic, Devanagari, full width; then bold and double-struck ones, which stand side by side.
  expect(latinDigits('٠١٩ ०९ ０９ 𝟎𝟗 𝟘𝟙𝟡')).toBe('019 09 09 09 019');
});

/** A territory in the metadata's form: an array of twelve fields. */
const territory = (at: Readonly<Record<number, unknown>>): unknown[] =>
  Array.from({ length: 12 }, (_, place) => at[place]);

describe('the plan of a dialing code', () => {
  const metadata = {
    country_calling_codes: { 1: ['AA', 'BB', 'CC', 'DD', 'ZZ'], 2: [] },
    countries: {
      AA: territory({ 1: '011', 2: 'any', 5: '0', 11: [undefined, ['mobile']] }),
      BB: territory({ 1: '011', 2: 'any', 5: '0', 7: '0(1)?', 8: '9$1' }),
      CC: territory({ 1: '', 2: 'any', 11: [undefined, ['']] }),
      DD: territory({ 2: 'any' }),
    },
  };

  it('has the territories that share it, each with what is known of it alone, and their exits once', () => {
    expect(planOf(metadata, '1')).toStrictEqual({
      code: '1',
      exits: ['011'],
      territories: [
        { mobile: 'mobile', trunk: '0' },
        { mobile: 'any', trunk: '0(1)?', rewrite: '9$1' },
        { mobile: 'any' },
      ],
    });
    expect(planOf(metadata, '2')).toStrictEqual({ code: '2', exits: [], territories: [] });
    expect([planOf(metadata, '3'), planOf(metadata, 'toString')]).toEqual([undefined, undefined]);
  });
});

const plan = (own: object) => ({ code: '99', exits: ['8~10'], territories: [{ mobile: '5\\d{4}', ...own }] });

describe('a number as it is dialed', () => {
  it('loses its trunk prefix, or is rewritten where a part of the prefix belongs to the number', () => {
    expect(readMobileNumber('051234', plan({ trunk: '0', rewrite: '9' }))).toBe('51234');
    expect(readMobileNumber('0151234', plan({ trunk: '0(1)?' }))).toBe('51234');
    expect(readMobileNumber('021234', plan({ trunk: '0(?:(1)|(2))', rewrite: '5' }))).toBe('51234');
    expect(readMobileNumber('01234', plan({ trunk: '0(1)?(2)?(5)?', rewrite: '51$2' }))).toBeUndefined();
    expect(readMobileNumber('0512345', plan({ trunk: '0' }))).toBeUndefined();
  });

  it('with a plus starts with the dialing code, without an exit code', () => {
    expect(readMobileNumber('+9951234', plan({}))).toBe('51234');
    expect(readMobileNumber('009951234', plan({}))).toBe('51234');
    for (const typed of ['+51234', '+009951234', '+051234']) expect(readMobileNumber(typed, plan({}))).toBeUndefined();
  });

  it('is read up to fifty characters', () => {
    expect(readMobileNumber(`51234${' '.repeat(45)}`, plan({}))).toBe('51234');
    expect(readMobileNumber(`51234${' '.repeat(46)}`, plan({}))).toBeUndefined();
  });
});
