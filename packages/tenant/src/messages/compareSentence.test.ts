import { expect, test } from 'vitest';
import { siteConstants } from '../document/siteConstants.ts';
import { compareSentence } from './compareSentence.ts';
import { readSentences } from './readSentences.ts';

/** Diagnostics of a message, with line, column, code and fix; the text begins at column 9 of line 2. */
const told = (text: string, known: readonly string[], constants: readonly string[] = siteConstants) => {
  const [sentence] = readSentences('EN.po', `msgid "a"\nmsgstr "${text}"\n`, 'EN').sentences;
  if (!sentence) throw new Error('The sentence cannot be said.');
  return compareSentence(sentence, known, constants).map(({ line, column, code, fix }) => [line, column, code, fix]);
};

test.each([
  ['{count} of {count}', ['count']],
  ['{brandName}', []],
  ['For {count} at {brandName}', ['count', 'brandName']],
  ['For {count}', ['count', 'brandName']],
  ['<0>Read</0> {count}', ['count', '<0>', '</0>']],
  ['{count, plural, one {<0>#</0>} other {<0>{count}</0>}}', ['count', '<0>', '</0>']],
])('%s may stand for a sentence with %j', (text, known) => {
  expect(told(text, known)).toEqual([]);
});

test('a value that is never given is told once, where it first stands, with the nearest or all that there are', () => {
  expect(told('A {cuont} of {cuont}', ['count'])).toEqual([[2, 11, 'wrong-variable', 'Did you mean "count"?']]);
  expect(told('{x}', [], [])).toEqual([[2, 9, 'wrong-variable', 'This sentence is given no values.']]);
  expect(told('{x} {y}', [], ['brandName']).map(([, column]) => column)).toEqual([9, 13]);
  // Elements are never suggested as values.
  expect(told('{x}<0></0>', ['<0>', '</0>'], ['brandName'])[0]?.[3]).toBe('Use one of: brandName.');
});

test('a value that was lost is told at the beginning, unless another stands in its place', () => {
  expect(told('So many', ['count', 'who'])).toEqual([
    [2, 9, 'lost-variable', 'Write {count}, {who} where the value belongs.'],
  ]);
  expect(told('{zebra}', ['count']).map(([, , code]) => code)).toEqual(['wrong-variable']);
  expect(told('{zebra}', ['count', 'who']).map(([, , code]) => code)).toEqual(['wrong-variable', 'lost-variable']);
});

test('an element that the sentence has not is told once for both its tags, with those that it has', () => {
  expect(told('A <b>b</b> <b>c</b>', [])).toEqual([[2, 11, 'wrong-element', 'Write plain text.']]);
  expect(told('<b>b</b> <i>c</i> <0>d</0>', ['<0>', '</0>'])).toEqual([
    [2, 9, 'wrong-element', 'Use only <0> and </0>.'],
    [2, 18, 'wrong-element', 'Use only <0> and </0>.'],
  ]);
});

test('an element that was lost is told, unless a wrong one stands in its place', () => {
  const elements = ['<0>', '</0>', '<1>', '</1>'];
  expect(told('plain', elements)).toEqual([[2, 9, 'lost-element', 'Put the words that it marks between its tags.']]);
  expect(told('<0>a</0>', elements).map(([, , code]) => code)).toEqual(['lost-element']);
  expect(told('<b/>', ['<0/>']).map(([, , code]) => code)).toEqual(['wrong-element']);
});
