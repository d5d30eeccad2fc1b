import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
// @ts-expect-error jsdom ships no types; `Page` types the part used here.
import { JSDOM } from 'jsdom';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedError } from '../kernel/gateway.types.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { visit } from '../testing/visitor.ts';
import { deliverDue } from './deliverMessages.ts';
import { latestMessages, sendMessage } from './outbox.store.ts';
import { smtpCarrier } from './smtpCarrier.ts';

type Part = { textContent: string; innerHTML: string; focus: () => void; click: () => void };
type Page = {
  navigator: object;
  document: {
    activeElement: Part | null;
    getElementById: (id: string) => Part | null;
    querySelector: (selector: string) => Part | null;
    querySelectorAll: (selector: string) => Iterable<Part>;
  };
  close: () => void;
};
type OpenPage = new (
  html: string,
  options: { url: string; runScripts: string; beforeParse: (page: Page) => void },
) => {
  window: Page;
};

type Received = { from: string; to: string[]; headers: Record<string, string>; text: string };

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/giu, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : unquoted(words.replaceAll('_', ' ')),
    );

const unquoted = (value: string): string =>
  Buffer.from(
    value
      .replace(/=\r\n/gu, '')
      .replace(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Parses a mail as it was received. */
const opened = (source: string): Pick<Received, 'headers' | 'text'> => {
  const at = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, at)
    .replace(/\r\n[ \t]+/gu, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', decodeWords(line.slice(line.indexOf(':') + 2))]),
  );
  const body = source.slice(at + 4);
  const encoding = headers['content-transfer-encoding'];
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : unquoted(body);
  return { headers, text: text.replaceAll('\r\n', '\n').trim() };
};

const received: Received[] = [];
const server = new SMTPServer({
  allowInsecureAuth: true,
  authOptional: true,
  onAuth: ({ username, password }, _session, answer) =>
    answer(username === 'post' && password === 'a word' ? null : new Error('no'), { user: 'post' }),
  onRcptTo: ({ address }, _session, answer) =>
    answer(address.startsWith('nobody@') ? Object.assign(new Error(`no ${address}`), { responseCode: 550 }) : null),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        ...opened(Buffer.concat(chunks).toString()),
      });
      done();
      server.emit('received');
    });
  },
  disabledCommands: [],
  logger: false,
});

let gateway: TestGateway;
let url: string;
const from = 'post@play.example';
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `smtp://post:a%20word@127.0.0.1:${(listening.address() as AddressInfo).port}`;
  gateway = await openTestGateway({ smtp: { url, from } });
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await new Promise((done) => server.close(() => done(undefined)));
});

const email = (recipient: string, body: string, subject?: string) => ({
  channel: 'email' as const,
  recipient,
  body,
  ...(subject === undefined ? {} : { subject }),
  sentAt: new Date(gateway.clock.now()),
});

describe('an e-mail', () => {
  it('is handed to the SMTP server beside the outbox, in any script', async () => {
    const arrived = once(server, 'received');
    const body = 'رمزك هو 424242\n您的验证码是 424242';
    await sendMessage(gateway.database.owner, 'alpha', email('lee@mail.example', body, '您的验证码 · رمز'));
    await arrived;
    expect(received).toEqual([
      {
        from,
        to: ['lee@mail.example'],
        headers: expect.objectContaining({
          from: `ALPHA <${from}>`,
          to: 'lee@mail.example',
          subject: '您的验证码 · رمز',
        }),
        text: body,
      },
    ]);
    expect(received[0]?.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('has the merchant for a subject where it has none, and an SMS goes by no mail', async () => {
    const arrived = once(server, 'received');
    const sms = { ...email('+86 13812345678', 'Code 1234'), channel: 'sms' as const };
    await sendMessage(gateway.database.owner, 'beta', sms);
    await sendMessage(gateway.database.owner, 'beta', email('lee@mail.example', 'Hello'));
    await arrived;
    expect(received.map(({ headers }) => headers['subject'])).toEqual(['BETA']);
  });
});

const carrier = () => smtpCarrier({ url, from });

describe('delivering', () => {
  const letter = { recipient: 'lee@mail.example', subject: 'Hello', body: 'Text', from: 'Alpha' };

  it.each([
    'lee@mail.example, eve@mail.example',
    'lee@mail.example\r\nBcc: eve@mail.example',
    'lee@mail.example>\r\nRCPT TO:<eve@mail.example',
    '"eve@mail.example" lee@mail.example',
    '',
  ])('refuses %j, which is not one address', async (recipient) => {
    await expect(carrier().carry({ ...letter, recipient })).rejects.toThrow('EADDRESS');
    expect(received).toEqual([]);
  });

  it('lets no subject and no name write a header', async () => {
    const hostile = 'Hello\r\nBcc: eve@mail.example\r\n\r\nText of another';
    await carrier().carry({ ...letter, subject: hostile, from: hostile });
    const [mail] = received;
    expect(mail?.to).toEqual(['lee@mail.example']);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.headers['subject']).toBe('Hello Bcc: eve@mail.example Text of another');
    expect(mail?.text).toBe('Text');
  });

  it('over TLS trusts no server whose certificate it cannot check', async () => {
    const port = new URL(url).port;
    await expect(smtpCarrier({ url: `smtps://127.0.0.1:${port}`, from }).carry(letter)).rejects.toThrow(
      /not delivered/u,
    );
    expect(received).toEqual([]);
  });

  it('reports what the server refuses without a word of whom or what, and keeps it for another time', async () => {
    const alone = await openTestGateway();
    await sendMessage(alone.database.owner, 'alpha', email('nobody@mail.example', 'Code 1234'));
    const report = (error: LoggedError): void => void alone.loggedErrors.push(error);
    const merchants = { find: async () => undefined };
    const delivery = { ...alone, report, merchants, carriers: [carrier()], keep: true };
    await deliverDue(delivery);
    await deliverDue(delivery);
    const reported = { merchant: 'alpha', message: 'An e-mail was not delivered: EENVELOPE 550.' };
    expect(alone.loggedErrors).toEqual([expect.objectContaining(reported)]);
    const kept = await latestMessages(alone.database.owner, 'alpha', { limit: 9, since: new Date(0) });
    expect(kept.map(({ recipient }) => recipient)).toEqual(['nobody@mail.example']);
    await alone.close();
  });
});

describe('the screen of the outbox', () => {
  it('shows what is new by itself, copies a code, and says so, but takes no focus and can be paused', async () => {
    const { id } = await newWorldAt(gateway, 'alpha');
    const sms = (body: string) => ({ ...email('+86 13812345678', body), channel: 'sms' as const });
    const address = `http://gateway.localhost:8080/outbox?merchant=${id}`;
    const visitor = visit(gateway, 'gateway.localhost:8080');
    await sendMessage(gateway.database.owner, id, sms('Alpha: your code is 424242, for 5 minutes.'));
    const copied: string[] = [];
    const waiting: (() => void)[] = [];
    const refresh = (): void => waiting.at(-1)?.();
    const { window } = new (JSDOM as OpenPage)(await (await visitor.request(`/outbox?merchant=${id}`)).text(), {
      url: address,
      runScripts: 'dangerously',
      beforeParse: (page) => {
        const clipboard = { writeText: async (text: string) => void copied.push(text) };
        Object.defineProperty(page.navigator, 'clipboard', { value: clipboard });
        Object.defineProperty(page, 'fetch', { value: (path: string) => visitor.request(path) });
        Object.defineProperty(page, 'setTimeout', { value: (next: () => void) => void waiting.push(next) });
        Object.defineProperty(page.document, 'hidden', { value: false });
      },
    });
    const { document } = window;
    const said = () => document.querySelector('[role=status]')?.textContent;
    const saying = (sentence: string) => vi.waitFor(() => expect(said()).toBe(sentence), { timeout: 30_000 });
    const buttons = () => [...document.querySelectorAll('tr[data-id] button')];
    buttons()[0]?.focus();
    buttons()[0]?.click();
    await saying('Copied 424242');
    expect(copied).toEqual(['424242']);

    const link = 'https://play.example/reset#once';
    await sendMessage(gateway.database.owner, id, email('lee@mail.example', `<b>Here</b>: ${link}`, 'Your password'));
    refresh();
    await saying('1 new message');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Copy link', 'Copy 424242']);
    expect(document.activeElement).toBe(buttons()[1]);
    expect(document.querySelector('tr[data-id] [data-cell=body]')?.innerHTML).toContain('&lt;b&gt;Here');
    buttons()[0]?.click();
    await saying(`Copied ${link}`);

    document.getElementById('pause')?.click();
    await sendMessage(gateway.database.owner, id, sms('Alpha: your code is 133713.'));
    refresh();
    await saying('Paused: new messages do not appear');
    document.getElementById('pause')?.click();
    refresh();
    await saying('1 new message');
    expect(buttons()).toHaveLength(3);
    window.close();
  });

  it("is nobody's but the gateway's own", async () => {
    expect((await visit(gateway, 'alpha.localhost').request('/outbox/messages?merchant=alpha')).status).toBe(404);
  });
});
