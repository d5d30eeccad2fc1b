import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.types.ts';

const CONNECT_MS = 5000;
const SILENCE_MS = 10_000;
const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Matches exactly one address; rejects separators and line breaks (header injection). */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+$/u;

export type SmtpServer = { readonly url: string; readonly from: string };

const oneLine = (value: string): string => value.replace(/[\p{C}\s]+/gu, ' ').trim();

/** An error with codes only: the server's text may contain the address. */
const toCarryError = (error: unknown): Error => {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`An e-mail was not delivered: ${[code, responseCode].filter(Boolean).join(' ')}.`);
};

/**
 * Sends e-mails by SMTP. `smtps:` uses TLS from the start; `smtp:` requires STARTTLS, except for a server on this
 * machine. Files and URLs named in a message are never read.
 */
export const smtpCarrier = ({ url, from }: SmtpServer): Carrier => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port) || (secure ? TLS_PORT : SUBMISSION_PORT),
    secure,
    requireTLS: !secure && !THIS_MACHINE.has(hostname),
    ignoreTLS: !secure && THIS_MACHINE.has(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: 'email',
    carry: async ({ recipient, subject, body, from: name }) => {
      if (!ONE_ADDRESS.test(recipient)) throw toCarryError({ code: 'EADDRESS' });
      const mail = {
        from: { name: oneLine(name), address: from },
        to: { name: '', address: recipient },
        subject: oneLine(subject),
        text: body,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw toCarryError(error);
      });
    },
  };
};
