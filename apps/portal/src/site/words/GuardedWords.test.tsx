import { sharedSentenceId } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogOf, loadFromCatalogs } from '../../testing/catalogOf.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { createWords } from './createWords.ts';
import type { LoadWords } from './Vocabulary.ts';

const told = vi.fn<(text: unknown) => void>();
const broken = ['Wait ', ['seconds', 'plural', { one: ['#', ' second'] }], ' for ', ['name']];

beforeEach(() => {
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => vi.restoreAllMocks());

const reports = () => told.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('incident '));
const hostile = (messages: Record<string, unknown>) => createWords('EN', messages as Messages);

it('says a sentence that is sound as it is written, and reports nothing', () => {
  const words = hostile({ wait: [['seconds', 'plural', { one: ['#', ' second'], other: ['#', ' seconds'] }]] });
  expect([words._('wait', { seconds: 1 }), words._({ id: 'wait', values: { seconds: 5 } })]).toEqual([
    '1 second',
    '5 seconds',
  ]);
  expect(words.t('wait', { seconds: 5 })).toBe('5 seconds');
  expect(reports()).toEqual([]);
});

it('says the shared sentence for one that cannot be formatted, and reports it once', () => {
  const words = hostile({ wait: broken, [sharedSentenceId('wait')]: ['Wait ', ['seconds'], ' seconds'] });
  expect([words._('wait', { seconds: 5 }), words.t({ id: 'wait', values: { seconds: 7 } })]).toEqual([
    'Wait 5 seconds',
    'Wait 7 seconds',
  ]);
  expect(reports()).toEqual([expect.stringContaining('the sentence "wait" (en) cannot be said')]);
});

it('says what a merchant’s site is called in any sentence', () => {
  const constants = { brandName: 'Sample', minimumAge: '18', supportEmail: 'help@sample.example' };
  const words = createWords('EN', { legal: ['© ', ['brandName']], of: [['count'], ' of ', ['brandName']] }, constants);
  expect([words._('legal'), words._('of', { count: 3 })]).toEqual(['© Sample', '3 of Sample']);
});

it('reports a sentence that a page says without naming its area, once', () => {
  const words = hostile({});
  expect([words._('wait'), words._('wait')]).toEqual(['wait', 'wait']);
  expect(reports()).toEqual([expect.stringContaining('the sentence "wait" (en) cannot be said: it is in no area')]);
});

it('says the default text of the code where no area has the sentence', () => {
  expect(hostile({})._({ id: 'wait', message: 'Wait a moment' })).toBe('Wait a moment');
});

it('says the plain text and values where the shared sentence is missing or fails as well', () => {
  const values = { seconds: 5, name: 'Ann' };
  expect(hostile({ wait: broken })._('wait', values)).toBe('Wait 5 for Ann');
  expect(hostile({ wait: broken, [sharedSentenceId('wait')]: broken })._('wait', values)).toBe('Wait 5 for Ann');
  expect(reports().at(-1)).toContain(`the sentence "${sharedSentenceId('wait')}" (en) cannot be said`);
  expect(hostile({ wait: broken })._('wait')).toBe('Wait  for');
  expect(hostile({ wait: 5 })._('wait', values)).toBe('');
  expect(reports().at(-1)).toContain('it is not a compiled message');
});

it.each([
  ['a format that there is not', [['n', 'spell']]],
  ['a date of no day', [['n', 'date', 'short']]],
  ['a style that Intl refuses', [['n', 'number', 'currency']]],
  ['a branch that is no message', [['n', 'plural', { other: 5 }]]],
  ['a token that is nothing', [null]],
  ['a number', 5],
  ['an object', { other: ['x'] }],
  ['nothing', null],
])('no message can make the words throw: %s', (_, message) => {
  const words = hostile({ it: message, [sharedSentenceId('it')]: ['Shared'] });
  expect(words._('it', { n: Number.NaN })).toBe('Shared');
});

const noSentence = [['seconds', 'plural', { one: ['x'] }]];

const allBroken = async (messages: Promise<Messages>): Promise<Messages> =>
  Object.fromEntries(Object.keys(await messages).map((id) => [id, noSentence])) as Messages;

/** A merchant whose own sentences are all broken. */
const hostileMerchant: LoadWords = (language, part) =>
  part === 'own' ? allBroken(catalogOf(language)) : loadFromCatalogs(language, part);

/** The release's own sentences are broken as well. */
const hostileRelease: LoadWords = (language, part) =>
  part === 'own' ? hostileMerchant(language, part) : allBroken(loadFromCatalogs(language, part));

it('shows the login page in the shared sentences when every sentence of the merchant is broken', async () => {
  await renderSite('/login', { load: hostileMerchant });
  expect((await screen.findByLabelText('Password')).getAttribute('type')).toBe('password');
  expect(screen.getAllByRole('button', { name: 'Log in' })).not.toEqual([]);
  expect(reports().length).toBeGreaterThan(0);
  expect(new Set(reports().map((text) => text.replace(/incident \w+/, ''))).size).toBe(reports().length);
});

it('keeps the login page up even where no sentence can be said', async () => {
  const { container } = await renderSite('/login', { load: hostileRelease });
  await vi.waitFor(() => expect(container.querySelector('main form input[type="password"]')).not.toBeNull());
});

it('speaks through the proxy that React’s binding hands out', () => {
  const bound = new Proxy(hostile({ hello: 'Hello', wait: broken }), {});
  expect(bound._('hello')).toBe('Hello');
  expect(bound._('wait', { seconds: 5, name: 'you' })).not.toBe('');
});
