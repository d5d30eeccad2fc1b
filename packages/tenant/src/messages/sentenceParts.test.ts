import { expect, test } from 'vitest';
import { sentenceParts } from './sentenceParts.ts';

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
