import * as fc from 'fast-check';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { scanPo } from './scanPo.ts';

const text = fc.string({ unit: fc.constantFrom(...Array.from('ab "\\\n\t{}#\'é字👑‏')) });
const id = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('abc.éW"\\')) });

test('what a well-known writer of PO files writes is read as it reads it, without a problem', () => {
  fc.assert(
    fc.property(fc.dictionary(id, text), (sentences) => {
      const po = new PO();
      po.headers = { 'Content-Type': 'text/plain; charset=UTF-8' };
      for (const [msgid, msgstr] of Object.entries(sentences)) {
        po.items.push(Object.assign(new PO.Item(), { msgid, msgstr: [msgstr] }));
      }
      const written = po.toString();
      const read = scanPo(written);
      expect(read.problems).toEqual([]);
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
  const { sentences, problems } = scanPo('# note\r\n#~ msgid "old"\r\n#~ msgstr "x"\r\nmsgid "a"\r\nmsgstr "b"\r\n');
  expect([sentences.map((each) => [each.id, each.text]), problems]).toEqual([[['a', 'b']], []]);
});

test('a mistake in one entry leaves the others readable, and an unreadable id is noted', () => {
  const read = scanPo('msgid "a\nmsgstr "one"\n\nmsgid "b"\nmsgstr "two\n\nmsgid "c"\nmsgstr "three"\n');
  expect(read.problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 9],
    [5, 12],
  ]);
  expect(read.sentences.map((each) => each.id)).toEqual(['c']);
  expect(read.hasLostIds).toBe(true);
  expect(scanPo('msgid "b"\nmsgstr "two\n').hasLostIds).toBe(false);
});

test.each([
  ['a context before the next one', 'msgctxt "c"\nmsgid "d"\nmsgstr "e"', ['a', 'd'], ['a', 'd']],
  ['a word that is none', 'plain\nmsgid "d"\nmsgstr "e"', ['a', 'd'], ['d']],
  ['another plural', 'msgid "d"\nmsgid_plural "e"\nmsgstr[0] "f"', ['a', 'd'], ['a']],
])('behind an entry %s keeps its ids, and the entries that have no problem', (_, more, ids, whole) => {
  const read = scanPo(`msgid "a"\nmsgstr "b"\n${more}\n`);
  expect([read.ids, read.sentences.map(({ id }) => id), read.problems.length]).toEqual([ids, whole, 1]);
});

test('a note may stand within an entry, and white space behind a text', () => {
  const { sentences, problems } = scanPo('msgid "a" \n# note\nmsgstr "b"\t\n');
  expect([sentences.map((each) => [each.id, each.text]), problems]).toEqual([[['a', 'b']], []]);
});

test('the header is the text of the first entry without an id; none where it has no text', () => {
  const headers = ['msgid ""\nmsgstr "Language: EN"\n', 'msgid ""\n', 'msgid "a"\nmsgstr "b"\n'].map(
    (text) => scanPo(text).header,
  );
  expect(headers).toEqual(['Language: EN', '', '']);
});

test('escapes are resolved', () => {
  expect(scanPo(String.raw`msgid "a"${'\n'}msgstr "\n\t\r\\\""`).sentences[0]?.text).toBe('\n\t\r\\"');
});

test('a sentence that is marked as fuzzy is known as that, and its neighbours are not', () => {
  const read = scanPo(
    '  #, icu-format, fuzzy\nmsgid "a"\nmsgstr "one"\n\n# not marked as #, fuzzy\nmsgid "b"\nmsgstr "two"\n',
  );
  expect(read.sentences.map((each) => [each.id, each.text])).toEqual([
    ['a', 'one'],
    ['b', 'two'],
  ]);
  expect(read.sentences.map(({ fuzzyAt }) => fuzzyAt)).toEqual([{ line: 1, column: 18 }, undefined]);
  expect([read.problems, read.hasLostIds]).toEqual([[], false]);
});

test('a fuzzy header and a fuzzy entry that is obsolete say nothing, and pass their mark to no other', () => {
  const header = '#, fuzzy\nmsgid ""\nmsgstr "Language: EN\\n"\n\n';
  const obsolete = '#, fuzzy\n#| msgid "older"\n#~ msgid "old"\n#~ msgstr "x"\n\n';
  const read = scanPo(`${header}${obsolete}msgid "a"\nmsgstr "one"\n`);
  expect(read.header).toBe('Language: EN\n');
  expect(read.sentences.map(({ id, fuzzyAt }) => [id, fuzzyAt])).toEqual([['a', undefined]]);
  expect(read.problems).toEqual([]);
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
  ['msgid "a"\nmsgstr b “c”\n', 2, 8, 'A text must stand in quotes.'],
  ['msgid "a"\nmsgstr ""\n  “c”\n', 3, 3, 'A text begins with “ instead of "'],
  ['msgid "a"\nmsgstr "b"\n# note\n"c"\n', 4, 1, 'A text stands without msgid or msgstr.'],
  ['msgid ""\nmsgstr "c"\n\nmsgid ""\nmsgstr "d"\n', 4, 1, 'The msgid is empty; only the header'],
  ['msgid "a"\nmsgstr[10] "b"\n', 2, 1, 'not as msgstr[10].'],
  ['msgid "a"\nmsgstr "b" x\n', 2, 12, 'Text stands after the closing quote.'],
  ['msgid "a"\nmsgstr "b  \n', 2, 10, 'The closing quote is missing.'],
  ['msgid "a"\nmsgstr[0] "b"\n', 2, 1, 'Plural forms are written inside the sentence here, not as msgstr[0].'],
  ['msgid "a"\nmsgctxt "b"\nmsgstr "c"\n', 2, 1, 'Contexts are not read'],
])('%j is told once, at %i:%i: %s', (text, line, column, message) => {
  const told = { message: expect.stringContaining(message) as string, fix: expect.stringMatching(/^[A-Z].+\.$/) };
  const code = expect.stringMatching(/^(po-(syntax|plural|context)|duplicate-message)$/) as string;
  expect(scanPo(text).problems).toEqual([{ severity: 'error', line, column, code, ...told }]);
});

test('a mistyped keyword is read as the likely one, so that nothing else is reported', () => {
  const { ids, sentences, problems } = scanPo('msgdi "a"\nmsgstr "one"\n\nmsgid "b"\nmsgstr "two"\n');
  expect(problems.map(({ fix }) => fix)).toEqual(['Did you mean "msgid"?']);
  expect([ids, sentences.map(({ id }) => id)]).toEqual([['a', 'b'], ['b']]);
});

test('any text is parsed without throwing, and mistakes are positioned inside it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('msgid', 'msgstr', '"', 'a', '\n', ' ', '\\', '#,', 'fuzzy', 'msgstr[0]')),
      (parts) => {
        const written = parts.join('');
        const lines = written.split('\n');
        for (const { line, column } of scanPo(written).problems) {
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
        }
      },
    ),
  );
});
