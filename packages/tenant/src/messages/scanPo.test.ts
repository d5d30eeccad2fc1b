import * as fc from 'fast-check';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { scanPo } from './scanPo.ts';

const text = fc.string({ unit: fc.constantFrom(...Array.from('ab "\\\n\t{}#\'é字👑‏')) });
const id = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('abc.éW"\\')) });

test('what a well-known writer of PO files writes is read as it reads it, without a fault', () => {
  fc.assert(
    fc.property(fc.dictionary(id, text), (sentences) => {
      const po = new PO();
      po.headers = { 'Content-Type': 'text/plain; charset=UTF-8' };
      for (const [msgid, msgstr] of Object.entries(sentences)) {
        po.items.push(Object.assign(new PO.Item(), { msgid, msgstr: [msgstr] }));
      }
      const written = po.toString();
      const read = scanPo(written);
      expect(read.faults).toEqual([]);
      const expected = PO.parse(written).items.map((item) => [item.msgid, item.msgstr.join('')]);
      expect(read.sentences.map((sentence) => [sentence.id, sentence.text])).toEqual(expected);
    }),
  );
});

test('each character of a sentence is known by its place, over several lines and behind escapes', () => {
  const [sentence] = scanPo('msgid "a"\nmsgstr ""\n  "x\\"y\\n"\n"z"\n').sentences;
  expect(sentence?.text).toBe('x"y\nz');
  expect([0, 1, 2, 3, 4, 5].map((offset) => sentence?.placeOf(offset))).toEqual([
    { line: 3, column: 4 },
    { line: 3, column: 5 },
    { line: 3, column: 7 },
    { line: 3, column: 8 },
    { line: 4, column: 2 },
    { line: 4, column: 3 },
  ]);
});

test('lines may end as Windows ends them, comments and forgotten entries say nothing', () => {
  const { sentences, faults } = scanPo('# note\r\n#~ msgid "old"\r\n#~ msgstr "x"\r\nmsgid "a"\r\nmsgstr "b"\r\n');
  expect([sentences.map((each) => [each.id, each.text]), faults]).toEqual([[['a', 'b']], []]);
});

test('a fault in one entry leaves the others to be read, and an id that nobody can tell is remembered', () => {
  const read = scanPo('msgid "a\nmsgstr "one"\n\nmsgid "b"\nmsgstr "two\n\nmsgid "c"\nmsgstr "three"\n');
  expect(read.faults.map(({ line, column }) => [line, column])).toEqual([
    [1, 9],
    [5, 12],
  ]);
  expect(read.sentences.map((each) => each.id)).toEqual(['c']);
  expect(read.hasLostIds).toBe(true);
});

test('a sentence that is marked as fuzzy is read with its neighbours, and only warned of', () => {
  const read = scanPo('#, fuzzy\nmsgid "a"\nmsgstr "one"\n\n# fuzzy, says a note\nmsgid "b"\nmsgstr "two"\n');
  expect(read.sentences.map((each) => [each.id, each.text])).toEqual([
    ['a', 'one'],
    ['b', 'two'],
  ]);
  expect(read.faults.map(({ severity, line, column }) => [severity, line, column])).toEqual([['warning', 1, 4]]);
  expect(read.hasLostIds).toBe(false);
});

test.each([
  ['msgid "a"\nmsgstr "b"\nmsgstr "c"\n', 3, 1, 'A second msgstr stands under one msgid.'],
  ['  msgstr "b"\n', 1, 3, 'A msgstr stands without its msgid.'],
  ['"b"\n"c"\n', 1, 1, 'A text stands without msgid or msgstr.'],
  ['msgid "a"\nmsgstr "b"\n\nmsgid ""\nmsgstr "c"\n', 4, 1, 'The msgid is empty; only the header, which stands first'],
  ['msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', 1, 1, '"a" has no msgstr.'],
  ['msgid "a"\nmsgstr "b"\n msgid "a"\nmsgstr "c"\n', 3, 2, 'its first sentence is on line 1.'],
  ['msgid a\nmsgstr "b"\n', 1, 7, 'A text must stand in quotes.'],
  ['msgid "a"\nmsgstr\n', 2, 7, 'A text must stand in quotes.'],
  ['msgid "a"\nmsgstr „b“\n', 2, 8, 'A text begins with „ instead of "'],
  ['msgid "a"\nmsgstr "b"\nplain\n', 3, 1, '"plain" is not a word of a PO file.'],
  ['msgid "a"\nmsgstr "b"\n7\n', 3, 1, 'A text must stand in quotes.'],
  ['msgid "a"\nmsgstr "b" x\n', 2, 12, 'Text stands after the closing quote.'],
  ['msgid "a"\nmsgstr "b  \n', 2, 10, 'The closing quote is missing.'],
  ['msgid "a"\nmsgstr[0] "b"\n', 2, 1, 'Plural forms are written inside the sentence here, not as msgstr[0].'],
  ['msgid "a"\nmsgctxt "b"\nmsgstr "c"\n', 2, 1, 'Contexts are not read'],
])('%j is told once, at %i:%i: %s', (text, line, column, message) => {
  expect(scanPo(text).faults).toEqual([
    expect.objectContaining({ severity: 'error', line, column, message: expect.stringContaining(message) as string }),
  ]);
});

test('what was meant by a mistyped word is read as that, so that nothing else is told', () => {
  const { ids, sentences, faults } = scanPo('msgdi "a"\nmsgstr "one"\n\nmsgid "b"\nmsgstr "two"\n');
  expect(faults.map(({ fix }) => fix)).toEqual(['Did you mean "msgid"?']);
  expect([ids, sentences.map(({ id }) => id)]).toEqual([['a', 'b'], ['b']]);
});

test('any text at all is read without throwing, and a fault stands inside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('msgid', 'msgstr', '"', 'a', '\n', ' ', '\\', '#,', 'fuzzy', 'msgstr[0]')),
      (parts) => {
        const written = parts.join('');
        const lines = written.split('\n');
        for (const { line, column } of scanPo(written).faults) {
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
        }
      },
    ),
  );
});
