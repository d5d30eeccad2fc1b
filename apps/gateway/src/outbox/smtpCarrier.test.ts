import { beforeEach, expect, it, vi } from 'vitest';
import { smtpCarrier } from './smtpCarrier.ts';

const { createTransport, sendMail } = vi.hoisted(() => ({
  createTransport: vi.fn<(options: object) => object>(),
  sendMail: vi.fn<(mail: object) => Promise<unknown>>(),
}));
vi.mock('nodemailer', () => ({ createTransport }));

beforeEach(() => {
  createTransport.mockReset().mockReturnValue({ sendMail });
  sendMail.mockReset().mockResolvedValue({});
});

const from = 'post@play.example';
const optionsOf = (url: string) => {
  smtpCarrier({ url, from });
  return createTransport.mock.lastCall?.[0];
};
const limits = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

it.each([
  ['smtps://mail.example', 'mail.example', 465, { secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtps://mail.example:4465', 'mail.example', 4465, { secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://mail.example', 'mail.example', 587, { secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtp://127.0.0.1:25', '127.0.0.1', 25, { secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://localhost', 'localhost', 587, { secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]', '::1', 587, { secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtps://localhost', 'localhost', 465, { secure: true, requireTLS: false, ignoreTLS: false }],
])('%s is asked for TLS unless it is this machine, and waits for nobody for long', (url, host, port, tls) => {
  expect(optionsOf(url)).toEqual({ host, port, ...tls, ...limits });
});

it('shows the name and the password of the address, and none where there is no name', () => {
  expect(optionsOf('smtp://post%40play:a%20word@localhost')).toMatchObject({
    auth: { user: 'post@play', pass: 'a word' },
  });
  expect(optionsOf('smtp://localhost')).not.toHaveProperty('auth');
});

const letter = { recipient: 'lee@mail.example', subject: 'Hello', body: 'Text', from: 'Alpha' };
const carry = (own: object = {}) => smtpCarrier({ url: 'smtp://localhost', from }).carry({ ...letter, ...own });

it('writes one line of subject and name, and says that no person sent it', async () => {
  expect(smtpCarrier({ url: 'smtp://localhost', from }).channel).toBe('email');
  await carry({ subject: ' Hello\r\n\tBcc: eve ', from: ' Alpha\u0000 \u200BBeta\n' });
  expect(sendMail).toHaveBeenCalledExactlyOnceWith({
    from: { name: 'Alpha Beta', address: from },
    to: { name: '', address: 'lee@mail.example' },
    subject: 'Hello Bcc: eve',
    text: 'Text',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

it.each([
  ' lee@mail.example',
  'lee@mail.example ',
  'lee@@mail.example',
  '@mail.example',
  'lee@',
  'lee',
  'l,ee@mail.example',
  'lee@mail;example',
])('hands on nothing for %j, which is not one address', async (recipient) => {
  await expect(carry({ recipient })).rejects.toThrow('An e-mail was not delivered: EADDRESS.');
  expect(sendMail).not.toHaveBeenCalled();
});

it.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, 'EENVELOPE 550'],
  [{ code: 'ECONNECTION' }, 'ECONNECTION'],
  [{ responseCode: 421 }, 'unknown 421'],
  [{}, 'unknown'],
])('tells of a failure its codes alone: %j', async (codes, told) => {
  sendMail.mockRejectedValue(Object.assign(new Error('no lee@mail.example'), codes));
  await expect(carry()).rejects.toThrow(new Error(`An e-mail was not delivered: ${told}.`));
});
