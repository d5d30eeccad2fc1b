import type { Check } from '@baize/gateway-contract/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checked } from './checked.ts';

const item: Check = { id: 'word', 'note?': 'text', kind: ['one', 'A', 'B'] };
const tree: Check = { name: 'text', 'inner?': ['list', () => tree] };

describe('the checked part of a value', () => {
  it('has only the fields of the contract', () => {
    expect(checked(item, { id: '1', note: '', kind: 'A', more: true })).toEqual({ id: '1', note: '', kind: 'A' });
  });

  it('is undefined when a required part is missing, empty or of another type', () => {
    for (const broken of [{ id: '' }, { id: 7 }, { id: undefined }, { kind: 'C' }, { kind: 'one' }, { kind: 0 }])
      expect(checked(item, { id: '1', kind: 'A', ...broken })).toBeUndefined();
    for (const value of ['{}', null, undefined, [], 5]) expect(checked(item, value)).toBeUndefined();
  });

  it('leaves out invalid optional parts', () => {
    expect(checked(item, { id: '1', kind: 'B', note: 5 })).toEqual({ id: '1', kind: 'B' });
  });

  it('drops the broken items of a list and keeps the others in order', () => {
    expect(checked(['list', 'integer'], [3, 'x', 1.5, 2, null])).toEqual([3, 2]);
    expect(checked(['list', 'integer'], { 0: 1 })).toBeUndefined();
  });

  it('accepts finite numbers only, and integers where the contract requires them', () => {
    const values = [1.5, -2, 0, Number.NaN, Number.POSITIVE_INFINITY, '1', null];
    expect(values.map((value) => checked('number', value))).toEqual([
      1.5,
      -2,
      0,
      ...Array<undefined>(4).fill(undefined),
    ]);
    expect(values.map((value) => checked('integer', value))).toEqual([
      undefined,
      -2,
      0,
      ...Array<undefined>(4).fill(undefined),
    ]);
  });

  it("has the contract's default for missing or invalid parts", () => {
    const check: Check = { on: ['or', 'boolean', false] };
    expect([{}, { on: 'yes' }, { on: true }].map((value) => checked(check, value))).toEqual([
      { on: false },
      { on: false },
      { on: true },
    ]);
  });

  it('is the first alternative that passes, or a string that matches the pattern', () => {
    const check: Check = ['any', /^\d+$/u, { id: 'integer' }];
    expect(['12', { id: 3 }, 'x', 12].map((value) => checked(check, value))).toEqual([
      '12',
      { id: 3 },
      undefined,
      undefined,
    ]);
  });

  it('is null for a null value, whatever was sent', () => {
    for (const value of [null, undefined, { a: 1 }]) expect(checked('null', value)).toBeNull();
  });

  it('follows recursive schemas, and never throws', () => {
    expect(checked(tree, { name: 'a', inner: [{ name: 'b' }, 'x', { name: 'c', inner: 'x' }] })).toEqual({
      name: 'a',
      inner: [{ name: 'b' }, { name: 'c' }],
    });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const check of [item, tree, ['list', item] as const, ['or', item, null] as const]) checked(check, value);
      }),
    );
  });
});
