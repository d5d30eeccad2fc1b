import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPo } from './readPo.ts';
import { readSentences } from './readSentences.ts';

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
