import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseSource } from './parseSource.ts';
import { JsonSource } from './source.ts';

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
