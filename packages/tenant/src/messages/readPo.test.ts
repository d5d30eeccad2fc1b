import { expect, test } from 'vitest';
import { readPo } from './readPo.ts';
import { readSentences } from './readSentences.ts';

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
