import { expect, it } from 'vitest';
import type { KeptMessage } from './outbox.store.ts';
import { outboxPage, shownMessage } from './outboxPage.ts';

const message = (own: Partial<KeptMessage> = {}): KeptMessage => ({
  merchant: 'alpha',
  id: 'm1',
  channel: 'sms',
  recipient: '+86 13812345678',
  body: 'Hello',
  sentAt: new Date('2026-03-01T12:34:56.789Z'),
  ...own,
});

it('shows when a message was sent, by what and to whom, with the subject of an e-mail above its text', () => {
  expect(shownMessage(message())).toEqual({
    id: 'm1',
    sent: '2026-03-01 12:34:56',
    by: 'SMS',
    recipient: '+86 13812345678',
    body: 'Hello',
  });
  expect(shownMessage(message({ channel: 'email', subject: 'Dear Lee' }))).toMatchObject({
    by: 'E-mail',
    body: 'Dear Lee\n\nHello',
  });
  expect(shownMessage(message({ channel: 'email' })).body).toBe('Hello');
  expect(shownMessage(message({ subject: 'Dear Lee' })).body).toBe('Hello');
});

it.each([
  ['Your code is 1234.', '1234', 'Copy 1234'],
  ['Your code is 12345678, for 5 minutes', '12345678', 'Copy 12345678'],
  ['See http://play.example/a?b=123456 now', 'http://play.example/a?b=123456', 'Copy link'],
  [
    'Lotus: a new password for chloe2026: https://play.example/forget#reset=a1 It works once.',
    'https://play.example/forget#reset=a1',
    'Copy link',
  ],
  ['See https://play.example/reset#x', 'https://play.example/reset#x', 'Copy link'],
])('offers the code or the link in %j', (body, copy, copyLabel) => {
  expect(shownMessage(message({ body }))).toMatchObject({ copy, copyLabel });
});

it.each(['Only 123.', 'Number 123456789 is too long', 'Nothing', 'ftp://play.example', 'http:// nowhere'])(
  'offers nothing of %j',
  (body) => {
    expect(shownMessage(message({ body }))).not.toHaveProperty('copy');
    expect(shownMessage(message({ body }))).not.toHaveProperty('copyLabel');
  },
);

const row = (id: string, cells: readonly [string, string][], last: string): string =>
  `<tr data-id="${id}">${cells.map(([name, html]) => `<td dir="auto" data-cell="${name}">${html}</td>`).join('')}<td>${last}</td></tr>`;
const head =
  '<thead><tr><th scope="col">Sent (UTC)</th><th scope="col">By</th><th scope="col">To</th><th scope="col">Message</th><th scope="col">Copy</th></tr></thead>';
const blank = row(
  '',
  [
    ['sent', ''],
    ['by', ''],
    ['recipient', ''],
    ['body', ''],
  ],
  '<button type="button" data-copy=""></button>',
);
const pageWith = (rows: string, isEmpty: boolean): string =>
  `<p data-scripted hidden><button type="button" id="pause" aria-pressed="false">Pause</button> New messages appear by themselves.</p>
<p role="status"></p>
<p id="empty"${isEmpty ? '' : ' hidden'}>Nothing has been sent in the last 24 hours.</p>
<div id="messages" class="scroll" tabindex="0" role="region" aria-label="Messages"${isEmpty ? ' hidden' : ''}><table>${head}<tbody>${rows}</tbody></table></div>
<template>${blank}</template>`;

it('is a table of what was sent, in which no message writes HTML', () => {
  const hostile = message({ id: '"<i>', recipient: '<b>', body: '<script> 1234' });
  const rows = [message(), hostile].map(shownMessage);
  const time = '2026-03-01 12:34:56';
  const plain = row(
    'm1',
    [
      ['sent', time],
      ['by', 'SMS'],
      ['recipient', '+86 13812345678'],
      ['body', 'Hello'],
    ],
    '',
  );
  const escaped = row(
    '&quot;&lt;i&gt;',
    [
      ['sent', time],
      ['by', 'SMS'],
      ['recipient', '&lt;b&gt;'],
      ['body', '&lt;script&gt; 1234'],
    ],
    '<button type="button" data-copy="1234">Copy 1234</button>',
  );
  expect(outboxPage(rows)).toBe(pageWith(plain + escaped, false));
});

it('says that nothing was sent, in place of a table', () => {
  expect(outboxPage([])).toBe(pageWith('', true));
});
