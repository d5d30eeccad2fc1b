import { expect, it } from 'vitest';
import { findJsonError } from './findJsonError.ts';

it.each(['[]', ' {"a": [1, -2.5e3, true, null, "\\u00e9\\n"]}\n', '"x"', '0'])('finds nothing in %j', (text) => {
  expect(findJsonError(text)).toBeUndefined();
});

it.each([
  ['', 1, 1, ''],
  ['[{"key": "username"}', 1, 21, ''],
  ['[\n  {"key": "a"},\n]', 3, 1, ']'],
  ['[\n  {"key": "a" "enabled": true}\n]', 2, 15, '"enabled"'],
  ["[{key: 'a'}]", 1, 3, 'key'],
  ['[{"key": yes}]', 1, 10, 'yes'],
  ['["日本", x]', 1, 8, 'x'],
  ['[01]', 1, 3, '1'],
  ['[] []', 1, 4, '['],
  ['["no end]', 1, 2, '"no'],
])('finds where %j stops being JSON', (text, line, column, found) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(findJsonError(text)).toEqual({ line, column, found });
});
