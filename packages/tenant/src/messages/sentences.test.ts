import { expect, test } from 'vitest';
import { siteConstants } from '../document/siteConstants.ts';
import { compareSentence } from './compareSentence.ts';
import { readSentences } from './readSentences.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo } from './readPo.ts';
import { sentenceParts } from './sentenceParts.ts';

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

const withHeader = (line: string) => `msgid ""\nmsgstr ""\n"${line}\\n"\n\nmsgid "a"\nmsgstr "b"\n`;
const toldOf = (line: string, code: 'EN' | 'CN' = 'EN') =>
  readSentences('EN.po', withHeader(line), code).diagnostics.map((each) => [each.severity, each.code, each.column]);

test.each([
  ['EN', 'Language: EN'],
  ['EN', 'Language:en'],
  ['EN', 'Language:   EN  '],
  ['EN', 'X-Language: AR'],
  ['EN', 'Language: '],
  ['CN', 'Language: CN'],
  ['CN', 'Language: zh-Hans'],
  ['CN', 'Language: zh_Hans'],
  ['EN', 'Content-Type: text/plain; charset=utf8'],
  ['EN', 'Content-Type: text/plain; charset=UTF-8'],
  ['EN', 'Content-Type: text/plain'],
] as const)('a file in %s may say "%s"', (code, line) => {
  expect(toldOf(line, code)).toEqual([]);
});

test.each([
  ['Language: AR', 'warning', 'wrong-language', 2],
  ['Language:AR  ', 'warning', 'wrong-language', 2],
  ['Content-Type: text/plain; charset=UTF-16', 'error', 'wrong-encoding', 28],
  ['Content-Type: text/plain; charset=UTF-80', 'error', 'wrong-encoding', 28],
  ['Content-Type: text/plain; charset=X-UTF-8', 'error', 'wrong-encoding', 28],
])('a file in English may not say "%s"', (line, severity, code, column) => {
  expect(toldOf(line)).toEqual([[severity, code, column]]);
});

test('a guess of a merge tool is left out and told of, its header and what is obsolete are not', () => {
  const text = readFileSync(join(import.meta.dirname, 'testing/fuzzy.po'), 'utf8');
  const read = readSentences('VI.po', text, 'VI');
  expect([read.sentences, read.ids, read.diagnostics]).toEqual([[], [], []]);
  expect([...read.empty]).toMatchObject([['navigation.home', { severity: 'warning', code: 'fuzzy-message', line: 8 }]]);
  expect(readPo(text)).toEqual([]);
});

test('messages with a warning are used, those with an error are not, and those without a text count as missing', () => {
  const entries = { a: '{n, plural, =0 {no} other {#}}', b: '{n', c: ' \\n ', d: '{d, date, ::q}' };
  const text = Object.entries(entries).map(([id, sentence]) => `msgid "${id}"\nmsgstr "${sentence}"\n`);
  const read = readSentences('EN.po', text.join('\n'), 'EN');
  expect(read.sentences.map(({ id }) => id)).toEqual(['a']);
  expect(read.ids).toEqual(['a', 'b', 'd']);
  expect([...read.empty]).toMatchObject([['c', { severity: 'warning', code: 'empty-message', line: 7 }]]);
  expect(read.diagnostics).toMatchObject([
    { severity: 'warning', code: 'missing-form' },
    { severity: 'error', code: 'message-syntax', line: 5 },
    {
      severity: 'error',
      code: 'message-syntax',
      line: 10,
      message: expect.stringMatching(/^"d" cannot be read: \w.+\w\.$/) as string,
      fix: 'Write the sentence without this format.',
    },
  ]);
});

const problemsOf = (text: string, tag = 'en') =>
  sentenceParts(text, tag).problems.map(({ offset, severity, code }) => [offset, severity, code]);

test.each([
  ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  ['en', '{n, plural, =1 {a game} other {# games}}'],
  ['en', '{n, plural, offset:1 =0 {none} one {#} other {#}}'],
  ['ja', '{n, plural, other {#}}'],
  ['en', '{k, select, a {A} other {B}}'],
  ['en', '{n, number} {n, number, percent} {n, number, decimal}'],
  ['en', '{d, date} {d, date, short} {d, date, default} {d, date, long} {d, date, full} {d, date, ::yMMMd}'],
  ['en', '{d, time} {d, time, short} {d, time, default} {d, time, long} {d, time, full}'],
  ['en', "It''s {who}, '{' and '}' are braces, '{a b}' is nothing"],
])('the portal can say, in %s: %s', (tag, text) => {
  expect(problemsOf(text, tag)).toEqual([]);
});

test.each([
  ['{d, time, ::Hm}', 0, 'unknown-format'],
  ['On {d, date, shrt}', 3, 'unknown-format'],
  ['{n, spellout}', 0, 'unknown-format'],
  ['{n, plural, =1 {a}}', 0, 'missing-other'],
  ['{k, select, a {A} a {B} other {}}', 18, 'duplicate-form'],
  ['{n, plural, =1 {a} other {b} zz {d}}', 29, 'unknown-form'],
  ["it''s '{n}' and {n}", 6, 'quoted-placeholder'],
  ["'{a} '' {n}' {n}", 0, 'quoted-placeholder'],
  ["'{ n }' and {n}", 0, 'quoted-placeholder'],
  ['{n, plural, other {#}} }', 23, 'message-syntax'],
  ['} b', 0, 'message-syntax'],
  ['a } b', 2, 'message-syntax'],
  ["'{n' } b", 5, 'message-syntax'],
  ['a {n', 4, 'message-syntax'],
  ['a\nb {n', 6, 'message-syntax'],
  ['a\n\nb {n m}', 8, 'message-syntax'],
  [`${'\n'.repeat(11)}a {n`, 15, 'message-syntax'],
  ['{k, select, other {{n, plural, other {{d, shape}}}}}', 38, 'unknown-format'],
])('%s cannot be said: a problem at %i (%s)', (text, offset, code) => {
  expect(problemsOf(text, 'ja')).toEqual([[offset, 'error', code]]);
});

test('a form that whole numbers need is missed, with the first numbers that take it, and the sentence is said all the same', () => {
  const [problem, ...others] = sentenceParts('{n, selectordinal, one {#st} other {#th}}', 'en').problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ offset: 0, severity: 'warning', code: 'missing-form' });
  expect(problem?.message).toContain('lacks the form two (such as 2, 22, 32), few (such as 3, 23, 33)');
  expect(problemsOf('{n, plural, =0 {no} other {#}}')).toEqual([[0, 'warning', 'missing-form']]);
  // French uses the form `one` for 0 and 1, so `=1` alone leaves 0 uncovered.
  expect(problemsOf('{n, plural, =1 {un} other {#}}', 'fr')).toEqual([[0, 'warning', 'missing-form']]);
});

test('values and elements are found where they stand, in every form, each as it opens or closes', () => {
  const { variables, elements } = sentenceParts('<b>x</b> <0>{n, plural, other {<i1>{m}</i1>}}</0><br/> a < b', 'ja');
  expect(variables).toEqual([
    { name: 'n', offset: 12 },
    { name: 'm', offset: 35 },
  ]);
  expect(elements).toEqual([
    { name: '<b>', offset: 0 },
    { name: '</b>', offset: 4 },
    { name: '<0>', offset: 9 },
    { name: '<i1>', offset: 31 },
    { name: '</i1>', offset: 38 },
    { name: '</0>', offset: 45 },
    { name: '<br>', offset: 49 },
  ]);
});

test.each([
  ['{n, spellout}', 'Use one of: number, date, time, plural, select, selectordinal.'],
  ['{n, number, 0{b}0}', 'Use one of: percent, decimal.'],
  ['{n, plural, =1 {a}}', 'Add other {…}: {count, plural, one {# game} other {# games}}.'],
  ['{k, select, a {A}}', 'Add other {…}: {kind, select, a {…} other {…}}.'],
  ['{n', 'Check its braces: {name}, {count, plural, other {…}}.'],
])('%s is answered with what would do: %s', (text, fix) => {
  expect(sentenceParts(text, 'en').problems[0]?.fix).toBe(fix);
});

test('a style is named as it is written, and why a sentence breaks in words, without the place', () => {
  const [style] = sentenceParts('{n, number, 0{b}0}', 'en').problems;
  expect(style?.message).toBe('"0{b}0" is not a style of number.');
  for (const text of ['{n m}', `${'\n'.repeat(9)}${' '.repeat(9)}{n m}`]) {
    const { problems, ...none } = sentenceParts(text, 'en');
    expect(problems[0]?.message).toBe('The sentence breaks here: invalid syntax.');
    expect(none).toEqual({ variables: [], elements: [] });
  }
});
