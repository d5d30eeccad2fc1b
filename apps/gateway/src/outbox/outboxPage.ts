import { readFileSync } from 'node:fs';
import { text } from '../pages/page.ts';
import type { KeptMessage } from './outbox.store.ts';

/** The inline script of the page. */
export const outboxScript = readFileSync(new URL('../../static/outbox.js', import.meta.url), 'utf8');

/** A message as the page shows it; `copy` is the code or link in its body. */
export type ShownMessage = {
  readonly id: string;
  readonly sent: string;
  readonly by: string;
  readonly recipient: string;
  readonly body: string;
  readonly copy?: string;
  readonly copyLabel?: string;
};

export const shownMessage = ({ id, sentAt, channel, recipient, subject, body }: KeptMessage): ShownMessage => {
  // Links come first: an account name before a code may contain digits.
  const copy = (/https?:\/\/\S+/u.exec(body) ?? /(?<!\d)\d{4,8}(?!\d)/u.exec(body))?.[0];
  return {
    id,
    sent: sentAt.toISOString().slice(0, 19).replace('T', ' '),
    by: channel === 'sms' ? 'SMS' : 'E-mail',
    recipient,
    body: subject === undefined || channel === 'sms' ? body : `${subject}\n\n${body}`,
    ...(copy === undefined ? {} : { copy, copyLabel: copy.startsWith('http') ? 'Copy link' : `Copy ${copy}` }),
  };
};

const cell = (name: string, html: string): string => `<td dir="auto" data-cell="${name}">${html}</td>`;

const rowOf = ({ id, sent, by, recipient, body, copy, copyLabel = '' }: ShownMessage): string => {
  const button = `<button type="button" data-copy="${text(copy ?? '')}">${text(copyLabel)}</button>`;
  const cells = [cell('sent', sent), cell('by', by), cell('recipient', text(recipient)), cell('body', text(body))];
  return `<tr data-id="${text(id)}">${cells.join('')}<td>${copy === undefined ? '' : button}</td></tr>`;
};

const blank = rowOf({ id: '', sent: '', by: '', recipient: '', body: '', copy: '' });

/** Renders the messages as a table that its script keeps up to date; without the script it is static. */
export const outboxPage = (messages: readonly ShownMessage[]): string => {
  const isEmpty = messages.length === 0;
  const head = ['Sent (UTC)', 'By', 'To', 'Message', 'Copy'].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<p data-scripted hidden><button type="button" id="pause" aria-pressed="false">Pause</button> New messages appear by themselves.</p>
<p role="status"></p>
<p id="empty"${isEmpty ? '' : ' hidden'}>Nothing has been sent in the last 24 hours.</p>
<div id="messages" class="scroll" tabindex="0" role="region" aria-label="Messages"${isEmpty ? ' hidden' : ''}><table><thead><tr>${head}</tr></thead><tbody>${messages.map(rowOf).join('')}</tbody></table></div>
<template>${blank}</template>`;
};
