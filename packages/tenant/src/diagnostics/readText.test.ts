import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { decodeText } from './readText.ts';

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
