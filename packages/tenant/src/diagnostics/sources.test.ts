import { expect, test } from 'vitest';
import { JsonSource } from './source.ts';
import { z } from 'zod';
import { parseSource } from './parseSource.ts';
import { Buffer } from 'node:buffer';
import { decodeText } from './readText.ts';

const problemsOf = (text: string) => {
  const { syntax, slips } = new JsonSource('a.json', text);
  return [...syntax, ...slips].map(({ line, column, message }) => [line, column, message]);
};

const twice = (key: string, line: number) => `The key "${key}" stands twice; it first stands on line ${line}.`;

test.each([
  ['{"a": 1.}', 7, 'This number is not complete.'],
  ['{"a": +1}', 7, 'This is not a JSON value.'],
  ['{1: 2}', 2, 'A key in double quotes must stand here.'],
  ['{"a": }', 7, 'A value is missing here.'],
  ['{"a" 1}', 6, 'A colon is missing here.'],
  ['{"a": 1} {}', 10, 'The file goes on after its end.'],
  ['{"a": 1} /* x */', 10, 'JSON has no comments.'],
  ['{"a": 1} /* x', 10, 'JSON has no comments.'],
  ['{"a": "\\u12"}', 7, 'This is not an escape of four digits.'],
  ['{"a": "\\x"}', 7, 'This is not an escape of JSON.'],
  ['{"a": "b\tc"}', 7, 'A line break or tab stands inside a text.'],
  ['{"a": "b', 7, 'The closing quote of this text is missing.'],
  ['[1', 3, 'A closing ] is missing.'],
  ['{"a": 1 ', 8, 'A closing } is missing.'],
  ['{"a": 1  "b": 2}', 8, 'A comma is missing here.'],
  ['[, 1]', 2, 'A comma stands here without a value before it.'],
  ['[1 , ]', 4, 'A comma stands here with nothing after it.'],
  ['{"a": 1,}', 8, 'A comma stands here with nothing after it.'],
  ['[1, x]', 5, 'This is not a JSON value.'],
  ['{"a": 1, "a": 2', 16, 'A closing } is missing.'],
])('%s is told once, where it breaks: column %i, %s', (text, column, message) => {
  expect(problemsOf(text)).toEqual([[1, column, message]]);
});

test.each([
  ['{"a": 1.}', 'Write digits, such as 18 or 0.8.'],
  ['{"a": x}', 'Put texts in double quotes; write true, false or null in small letters.'],
  ['{1: 2}', 'Write each entry as "key": value.'],
  ['{"a" 1}', 'Write each entry as "key": value.'],
  ['{"a": }', 'Write a value, or remove the key.'],
  ['{} {}', 'Remove what stands after the closing bracket.'],
  ['{} // x', 'Remove the comment.'],
  ['{"a": "b', 'End the text with ".'],
  ['{"a": "\\u12"}', 'Write \\u and four hexadecimal digits.'],
  ['{"a": "\\x"}', 'Write \\\\ for a backslash.'],
  ['{"a": "b\tc"}', 'Write \\n or \\t, or end the text with ".'],
  ['[1', 'Close what was opened with ].'],
  ['[1 2]', 'Write a comma between two entries.'],
  ['[, 1]', 'Remove this comma.'],
  ['[1, ]', 'Remove this comma: the last entry has none.'],
  ['{"a": 1, "a": 1}', 'Keep one of the two.'],
])('what is wrong with %s comes with what to do: %s', (text, fix) => {
  const { syntax, slips } = new JsonSource('a.json', text);
  expect([...syntax, ...slips].map((each) => [each.severity, each.fix])).toEqual([['error', fix]]);
});

test('a problem stands at what its path names, else at what holds it', () => {
  const source = new JsonSource('a.json', '\n {"list": [1, 2]}');
  const problem = { code: 'c', message: 'm', fix: 'f' };
  const placed = (at: 'at' | 'atKey', ...path: (string | number)[]) => {
    const { severity, line, column } = source[at](path, problem);
    return [severity, line, column];
  };
  expect([placed('at', 'list', 1), placed('at', 'list', 7), placed('at', 'none', 'deep')]).toEqual([
    ['error', 2, 15],
    ['error', 2, 11],
    ['error', 2, 2],
  ]);
  expect([placed('atKey', 'list'), placed('atKey', 'list', 1), placed('atKey', 'none'), placed('atKey')]).toEqual([
    ['error', 2, 3],
    ['error', 2, 15],
    ['error', 2, 2],
    ['error', 2, 2],
  ]);
});

test('a key may stand in several objects, but twice in none, however deep', () => {
  expect(problemsOf('{"a": {"b": 1}, "c": [{"b": 2}, {"b": 3}], "b": 4}')).toEqual([]);
  expect(problemsOf('{"a": 1,\n"c": [{"b": 2,\n "b": 3}],\n "a": 4, "a": 5}')).toEqual([
    [3, 2, twice('b', 2)],
    [4, 2, twice('a', 1)],
    [4, 10, twice('a', 1)],
  ]);
});

const schema = z
  .strictObject({
    full: z.string().min(1).exactOptional(),
    least: z.int().min(2).exactOptional(),
    more: z.strictObject({ mark: z.string().describe('A mark.') }).exactOptional(),
    never: z
      .string()
      .refine(() => false, 'it is never right')
      .exactOptional(),
    own: z
      .string()
      .check(({ issues, value }) => {
        issues.push({ code: 'custom', message: 'it is not ours', input: value, params: { fix: 'Write ours.' } });
      })
      .exactOptional(),
    name: z.string().max(3).describe('A short name.').exactOptional(),
    plain: z.string().regex(/^x/, 'it is no x').exactOptional(),
    count: z.int().exactOptional(),
    share: z.number().gt(0).lt(1).exactOptional(),
    kind: z.enum(['one', 'two']).exactOptional(),
    level: z.literal([1, 2]).exactOptional(),
    list: z
      .array(z.strictObject({ id: z.string() }))
      .min(1)
      .max(2)
      .default([{ id: 'a' }])
      .exactOptional(),
  })
  .describe('A file.');

const told = (text: string) =>
  parseSource(new JsonSource('a.json', text), schema).diagnostics.map((each) => [
    each.column,
    each.code,
    each.message,
    each.fix,
  ]);

test.each([
  ['{"name": null}', 10, 'wrong-type', '"name" is null but must be of type string.', 'A short name.'],
  ['{"name": ["a"]}', 10, 'wrong-type', '"name" is a list but must be of type string.', 'A short name.'],
  ['{"plain": 1}', 11, 'wrong-type', '"plain" is of type number but must be of type string.', 'Write a value that is'],
  [
    '{"count": 1.5}',
    11,
    'wrong-type',
    '"count" is of type number but must be a whole number.',
    'Write a value that is',
  ],
  ['{"list": 1}', 10, 'wrong-type', '"list" is of type number but must be a list.', 'Write a value that is a list.'],
  ['null', 1, 'wrong-type', 'The file is null but must be of type object.', 'Write a value that is of type object.'],
  ['{"name": "Łódź"}', 10, 'wrong-value', '"name" has 4 characters; 3 are the most.', 'A short name.'],
  ['{"plain": "y"}', 11, 'wrong-value', '"plain" is "y": it is no x.', 'Write a value of the stated form.'],
  ['{"share": 0}', 11, 'wrong-value', '"share" is 0; it must be more than 0.', 'Write a value of the stated form.'],
  ['{"share": 2}', 11, 'wrong-value', '"share" is 2; the most is 1.', 'Write a value of the stated form.'],
  ['{"list": []}', 10, 'wrong-value', '"list" is empty.', 'Write a value of the stated form.'],
  ['{"kind": "tow"}', 10, 'wrong-value', '"kind" is "tow", which is not one of its values.', 'Did you mean "two"?'],
  ['{"level": 3}', 11, 'wrong-value', '"level" is 3, which is not one of its values.', 'Did you mean "1"?'],
  ['{"full": ""}', 10, 'wrong-value', '"full" is empty.', 'Write a value of the stated form.'],
  ['{"least": 1}', 11, 'wrong-value', '"least" is 1; the least is 2.', 'Write a value of the stated form.'],
  ['{"never": "a"}', 11, 'wrong-value', '"never" is "a": it is never right.', 'Write a value of the stated form.'],
  ['{"own": "a"}', 9, 'wrong-value', '"own" is "a": it is not ours.', 'Write ours.'],
  ['{"more": {}}', 10, 'missing-field', 'The field "more.mark" is missing.', 'Add "more.mark": A mark.'],
  ['{"list": [{}]}', 11, 'missing-field', 'The field "list[0].id" is missing.', 'Add "list[0].id".'],
  ['{"list": [{"ID": "a"}]}', 12, 'unknown-key', '"list[0].ID" is not a known field.', 'Did you mean "id"?'],
])('%s is told once, at its place: column %i, %s, %s', (text, column, code, message, fix) => {
  expect(told(text)).toEqual([[column, code, message, expect.stringContaining(fix)]]);
});

test('a file that fits is read with what is usual, one that breaks or says a key twice is told of by that alone', () => {
  const read = parseSource(new JsonSource('a.json', '{"count": 1}'), schema);
  expect(read).toEqual({ value: { count: 1, list: [{ id: 'a' }] }, diagnostics: [] });
  expect(told('{"count": 1.5').map(([, code]) => code)).toEqual(['json-syntax']);
  expect(told('{"count": 1, "count": 2}').map(([, code]) => code)).toEqual(['duplicate-key']);
  expect(told('{"naem": 1, "name": 1}').map(([, code]) => code)).toEqual(['wrong-type', 'unknown-key']);
  expect(told('{"count": 1, "count": "2"}').map(([, code]) => code)).toEqual(['duplicate-key', 'wrong-type']);
});

const decode = (bytes: Uint8Array) => decodeText('a.json', bytes);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test('a text in UTF-8 is read as it stands, an empty one too', () => {
  expect(decode(Buffer.from('{"a":"玉👑"}'))).toEqual({ text: '{"a":"玉👑"}', diagnostics: [] });
  expect(decode(Buffer.alloc(0))).toEqual({ text: '', diagnostics: [] });
});

test.each([
  ['with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('{}')])],
  ['with its mark, the other way round', Buffer.from([0xfe, 0xff, 0, 0x7b, 0, 0x7d])],
  ['with its mark and no Latin letter', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('玉玉')])],
  ['with its mark, the other way round and no Latin letter', Buffer.from([0xfe, 0xff, 0x73, 0x89, 0x73, 0x89])],
  ['without a mark', utf16('{"brandName": "Alpha"}')],
  ['without a mark, as short as can be', utf16('{}')],
])('UTF-16 %s is told by its name and not read', (_, bytes) => {
  expect(decode(bytes)).toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        code: 'wrong-encoding',
        line: 1,
        column: 1,
        message: expect.stringContaining('is UTF-16') as string,
      },
    ],
  });
  expect(decode(bytes).text).toBeUndefined();
});

test('a single zero byte in a long text does not count as UTF-16', () => {
  expect(decode(Buffer.from(`{"a":"\u0000"}${' '.repeat(60)}`)).text).toContain('"a"');
});

test('a byte order mark is told, and what stands behind it is read', () => {
  const { text, diagnostics } = decode(Buffer.from('\uFEFF{}'));
  expect(text).toBe('{}');
  expect(diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'byte-order-mark',
      line: 1,
      column: 1,
      message: 'The file begins with a byte order mark.',
      fix: 'Save the file as UTF-8 without a byte order mark.',
    },
  ]);
  // A second byte order mark is part of the text, and counts in the column of a mistake behind it.
  expect(decode(Buffer.from('\uFEFF\uFEFF{}')).text).toBe('\uFEFF{}');
  const broken = Buffer.concat([Buffer.from('\uFEFF\uFEFF'), Buffer.from([0xe9])]);
  expect(decode(broken).diagnostics[0]).toMatchObject({
    column: 2,
    message: expect.stringContaining('byte E9') as string,
  });
  for (const bytes of [
    [0xef, 0xbb, 0x7b],
    [0xef, 0x7b, 0xbf],
    [0x7b, 0xbb, 0xbf],
  ])
    expect(decode(Buffer.from(bytes)).diagnostics[0]?.code).toBe('wrong-encoding');
});

test('a byte of an old encoding is told where it stands', () => {
  const bytes = Buffer.concat([Buffer.from('{\n  "a": "caf'), Buffer.from([0xe9]), Buffer.from('"\n}')]);
  expect(decode(bytes)).toMatchObject({
    diagnostics: [
      {
        code: 'wrong-encoding',
        line: 2,
        column: 12,
        message: expect.stringContaining('the byte E9 stands here') as string,
      },
    ],
  });
});

test.each([
  ['\u00FFabc', 'FF'],
  ['a\u00FEbc', 'FE'],
  ['\u00FEabc', 'FE'],
  ['a\u00FFbc', 'FF'],
])('half a mark of UTF-16 is a byte of an old encoding: %j', (text, byte) => {
  expect(decode(Buffer.from(text, 'latin1')).diagnostics[0]?.message).toContain(`the byte ${byte} stands here`);
});
