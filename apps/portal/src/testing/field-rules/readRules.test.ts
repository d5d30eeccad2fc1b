import { expect, it } from 'vitest';
import { readRules } from './readRules.ts';

const read = async (list: unknown) => {
  const answer = await readRules(JSON.stringify(list));
  if (answer.error !== undefined) throw new Error(answer.error);
  return { rules: answer.rules, reports: answer.reports.map(({ name, text }) => `${name} ${text}`) };
};

const username = { key: 'username', enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 4 };

it('reads rules as the portal does, and has nothing to say about good ones', async () => {
  const { rules, reports } = await read([username, { key: 'line', enabled: true, acceptedPattern: '[a-z]+' }]);
  expect(rules).toMatchObject([
    { ...username, type: 'text' },
    { key: 'line', minLength: 0, maxLength: 0, patternId: 0, acceptedPattern: '[a-z]+', safe: true },
  ]);
  expect(reports).toEqual([]);
});

it.each([
  [{ ...username, acceptedPattern: '(' }, 'has a pattern that is no regular expression; pattern 4 holds in its place.'],
  [{ ...username, acceptedPattern: '(a+)+', safe: true }, expect.stringMatching(/^has a pattern that could run for/)],
  [{ ...username, patternId: 99 }, 'asks for pattern 99, but there are 0 to 16; it is ignored.'],
  [{ ...username, minLength: 13 }, 'asks for 13 characters at least and 12 at most: nothing fits.'],
  [{ ...username, maxLength: 300 }, 'asks for more than 255 characters, which no field takes.'],
  [{ ...username, required: 'yes' }, 'has "yes" for “required”, which cannot be read; false holds.'],
  [{ ...username, requried: true }, 'has “requried”, which no rule has.'],
])('says of %j what is wrong', async (rule, text) => {
  const answer = await readRules(JSON.stringify([rule]));
  expect(answer).toMatchObject({ reports: [{ name: 'username', text }] });
});

it('never runs a pattern that could run away, whatever its rule says of itself', async () => {
  const { rules } = await read([{ ...username, acceptedPattern: '(a+)+', safe: true }]);
  expect(rules).toMatchObject([{ safe: false }]);
});

it('leaves out what has no key, and keeps the first of two', async () => {
  const { rules, reports } = await read([7, { enabled: true }, username, { ...username, minLength: 6 }]);
  expect(rules).toMatchObject([{ key: 'username', minLength: 4 }]);
  expect(reports).toEqual([
    'Rule 1 has no “key” and is left out.',
    'Rule 2 has no “key” and is left out.',
    'username stands here twice; the first one holds.',
  ]);
});

it('says where a text is no list of rules', async () => {
  expect(await readRules('[\n  {"key": "line",}\n]')).toMatchObject({
    error: expect.stringMatching(/^Line 2, column 18: “}” does not/),
  });
  expect(await readRules('{}')).toMatchObject({ error: expect.stringMatching(/^Line 1, column 1: rules stand in/) });
});
