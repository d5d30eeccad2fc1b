import { expect, test } from 'vitest';
import { JsonSource } from './source.ts';

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
