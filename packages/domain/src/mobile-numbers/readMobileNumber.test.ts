import * as fc from 'fast-check';
import { isValidPhoneNumber, parsePhoneNumber, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/mobile/metadata';
import { describe, expect, it } from 'vitest';
import type { NumberPlan } from './mobileNumbers.types.ts';
import { planOf } from './planOf.ts';
import { readMobileNumber } from './readMobileNumber.ts';
import { numberVectors } from '../testing/numberVectors.ts';

const codes = Object.keys(metadata.country_calling_codes);
const plans = new Map(codes.map((code) => [code, planOf(metadata, code) as NumberPlan]));
const read = (code: string, typed: string) => readMobileNumber(typed, plans.get(code) as NumberPlan);
const territories = Object.entries(metadata.country_calling_codes).flatMap(([code, names]) =>
  names.map((name) => ({ code, name })),
);
const known = territories.flatMap(({ code, name }) => {
  const example = getExampleNumber(name, examples);
  return example === undefined || !isValidPhoneNumber(example.number) ? [] : [{ code, name, example }];
});

it.each(numberVectors)('reads %s of +%s as %s', (typed, code, national) => {
  expect(read(code, typed)).toBe(national);
});

describe('an example of each country', () => {
  it.each(known)('is read however it is dialed: $name', ({ code, example }) => {
    const national = example.nationalNumber;
    const ways = [
      national,
      example.number,
      example.formatInternational(),
      `00${code}${national}`,
      `${code}${national}`,
    ];
    expect(ways.map((way) => read(code, way))).toEqual(ways.map(() => national));
    expect(read(code, example.formatNational())).toBe(national);
  });
});

describe('what is read', () => {
  const anyCode = fc.constantFrom(...codes);
  const anyText = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -()')) }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^[0-9]{4,17}$/),
  );

  it('is a valid mobile number to libphonenumber, and is read as itself', () => {
    fc.assert(
      fc.property(anyCode, anyText, (code, typed) => {
        const national = read(code, typed);
        if (national === undefined) return;
        expect(isValidPhoneNumber(`+${code}${national}`)).toBe(true);
        expect(read(code, national)).toBe(national);
        expect(national).toMatch(/^[0-9]{4,17}$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('is all that is a valid mobile number to libphonenumber', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
        ({ code, example }, tail) => {
          const national = `${example.nationalNumber.slice(0, example.nationalNumber.length - tail.length)}${tail.join('')}`;
          const text = `+${code}${national}`;
          if (!isValidPhoneNumber(text)) return;
          expect(read(code, text)).toBe(parsePhoneNumber(text).nationalNumber);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it('looks at nothing that is longer than any number, and is quick with the longest', () => {
  expect(read('86', '1'.repeat(1_000_000))).toBeUndefined();
  const begun = performance.now();
  for (const code of codes) read(code, '9'.repeat(24));
  expect(performance.now() - begun).toBeLessThan(1000);
});

it('has no plan for what is no dialing code', () => {
  expect(['999', '', 'toString', '086'].map((code) => planOf(metadata, code))).toEqual(Array.from({ length: 4 }));
});
