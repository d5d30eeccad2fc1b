import { sharedSentenceId } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogOf } from '../testing/catalogOf.ts';
import { renderSite } from '../testing/renderSite.tsx';
import { createWords } from './createWords.ts';

const told = vi.fn<(text: string) => void>();
const broken = ['Wait ', ['seconds', 'plural', { one: ['#', ' second'] }], ' for ', ['name']];

beforeEach(() => {
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => vi.restoreAllMocks());

const reports = () => told.mock.calls.map(([text]) => text).filter((text) => text.startsWith('fault '));
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

it('says what can be read where the shared sentence is missing or fails as well', () => {
  const values = { seconds: 5, name: 'Ann' };
  expect(hostile({ wait: broken })._('wait', values)).toBe('Wait 5 for Ann');
  expect(hostile({ wait: broken, [sharedSentenceId('wait')]: broken })._('wait', values)).toBe('Wait 5 for Ann');
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

/** The catalog with every sentence broken, as a careless folder would have it. */
async function hostileCatalog(keepsShared: boolean): Promise<Messages> {
  const catalog = await catalogOf('EN');
  const entries = Object.entries(catalog).flatMap(([id, message]) => [
    [id, [['seconds', 'plural', { one: ['x'] }]]] as const,
    ...(keepsShared ? [[sharedSentenceId(id), message] as const] : []),
  ]);
  return Object.fromEntries(entries) as Messages;
}

it('shows the login page in the shared sentences when every sentence of the merchant is broken', async () => {
  await renderSite('/login', { load: () => hostileCatalog(true) });
  expect((await screen.findByLabelText('Password')).getAttribute('type')).toBe('password');
  expect(screen.getAllByRole('button', { name: 'Log in' })).not.toEqual([]);
  expect(reports().length).toBeGreaterThan(0);
  expect(new Set(reports().map((text) => text.replace(/fault \w+/, ''))).size).toBe(reports().length);
});

it('keeps the login page up even where no sentence can be said', async () => {
  const { container } = await renderSite('/login', { load: () => hostileCatalog(false) });
  await vi.waitFor(() => expect(container.querySelector('main form input[type="password"]')).not.toBeNull());
});

it('speaks through the proxy that React’s binding hands out', () => {
  const bound = new Proxy(hostile({ hello: 'Hello', wait: broken }), {});
  expect(bound._('hello')).toBe('Hello');
  expect(bound._('wait', { seconds: 5, name: 'you' })).not.toBe('');
});
