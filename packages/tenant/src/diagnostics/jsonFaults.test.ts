import { expect, test } from 'vitest';
import { JsonSource } from './source.ts';

const faultsOf = (text: string) => {
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
])('%s is told once, where it breaks: column %i, %s', (text, column, message) => {
  expect(faultsOf(text)).toEqual([[1, column, message]]);
});

test('what is wrong comes with what to write instead', () => {
  const fixes = ['{"a": 1.}', '{1: 2}', '{} {}', '{"a": "\\u12"}', '{"a": "\\x"}', '{"a": "b\tc"}', '[1'].map(
    (text) => new JsonSource('a.json', text).syntax[0]?.fix,
  );
  expect(fixes).toEqual([
    'Write digits, such as 18 or 0.8.',
    'Write each entry as "key": value.',
    'Remove what stands after the closing bracket.',
    'Write \\u and four hexadecimal digits.',
    'Write \\\\ for a backslash.',
    'Write \\n or \\t, or end the text with ".',
    'Close what was opened with ].',
  ]);
});

test('a key may stand in several objects, but twice in none, however deep', () => {
  expect(faultsOf('{"a": {"b": 1}, "c": [{"b": 2}, {"b": 3}], "b": 4}')).toEqual([]);
  expect(faultsOf('{"a": 1,\n"c": [{"b": 2,\n "b": 3}],\n "a": 4, "a": 5}')).toEqual([
    [3, 2, twice('b', 2)],
    [4, 2, twice('a', 1)],
    [4, 10, twice('a', 1)],
  ]);
});
