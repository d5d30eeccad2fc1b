import { expect, it } from 'vitest';
import { foreignCode } from './foreignCode.ts';

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
