import { expect, test } from 'vitest';
import { compileMessages } from './compileMessages.ts';
import { elementsOf, variablesOf } from './walkMessage.ts';

const compiled = (sentence: string) => compileMessages({ it: sentence }).messages['it'] ?? [];

test('the variables of a sentence are found in every branch', () => {
  expect(variablesOf(compiled('{n, plural, one {# for {who}} other {{when, date, short}}} at {brandName}'))).toEqual([
    'brandName',
    'n',
    'when',
    'who',
  ]);
});

test('the elements of a sentence are found in every branch', () => {
  expect(elementsOf(compiled('Read <12>our {n, plural, one {<b x="y">page</b>} other {pages}}</12>'))).toEqual([
    '</12>',
    '</b>',
    '<12>',
    '<b>',
  ]);
});

test('a sentence that does not parse is refused with the reason', () => {
  expect(compileMessages({ bad: 'Hello {name' }).refused).toEqual([
    { id: 'bad', reason: expect.stringContaining('line 1') as string },
  ]);
});
