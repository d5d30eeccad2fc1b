import { expect, test } from 'vitest';
import { pluralForms } from './pluralForms.ts';
import { readPo } from './readPo.ts';
import { readSentences } from './readSentences.ts';
import { compileMessages } from './compileMessages.ts';
import { elementsOf, variablesOf } from './walkMessage.ts';

test('a language has other forms for counting than for ranking, each asked for again with the same answer', () => {
  const counted = pluralForms('en', 'cardinal');
  expect([...counted.used.keys()].toSorted()).toEqual(['one', 'other']);
  expect(counted.used.get('one')).toEqual([1]);
  expect(pluralForms('en', 'ordinal').used.get('two')?.slice(0, 3)).toEqual([2, 22, 32]);
  expect(pluralForms('en', 'cardinal')).toBe(counted);
  expect(pluralForms('ar', 'cardinal').used.size).toBe(6);
});

test('a form used only for millions is known but not required', () => {
  const { known, used } = pluralForms('es', 'cardinal');
  expect(known).toContain('many');
  expect(used.has('many')).toBe(false);
});

test('forms of whole numbers up to a thousand are required', () => {
  const others = pluralForms('de', 'cardinal').used.get('other');
  expect([others?.[0], others?.at(-1)]).toEqual([0, 1000]);
});

const entries = '# note\nmsgid "a"\nmsgstr "one"\n\nmsgid "b"\nmsgstr ""\n"two "\n"lines"\n\nmsgid "c"\nmsgstr ""\n';

test.each([
  ['with a header', `msgid ""\nmsgstr ""\n"Language: EN\\n"\n\n${entries}`, 6],
  ['without one', entries, 2],
])('sentences keep their lines, %s; untranslated ones are left out', (_, text, first) => {
  expect(readPo(text)).toEqual([
    { id: 'a', text: 'one', line: first },
    { id: 'b', text: 'two lines', line: first + 3 },
  ]);
});

test('contexts are read on request only, and an id stands once in all of them', () => {
  const text = 'msgctxt "shell"\nmsgid "a"\nmsgstr "one"\n\nmsgid "b"\nmsgstr "two"\n';
  expect(readPo(text, { hasContexts: true })).toEqual([
    { id: 'a', context: 'shell', text: 'one', line: 2 },
    { id: 'b', text: 'two', line: 5 },
  ]);
  expect(readSentences('EN.po', text, 'EN').diagnostics.map(({ line, code }) => [line, code])).toEqual([
    [1, 'po-context'],
  ]);
  const twice = `${text}\nmsgctxt "points"\nmsgid "a"\nmsgstr "three"\n`;
  const read = readSentences('EN.po', twice, 'EN', { hasContexts: true });
  expect(read.sentences.map(({ id, context }) => [id, context])).toEqual([
    ['a', 'shell'],
    ['b', undefined],
  ]);
  expect(read.diagnostics.map(({ line, code }) => [line, code])).toEqual([[9, 'duplicate-message']]);
});

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
