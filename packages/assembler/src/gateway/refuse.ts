import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callHeaders } from '../policy/siteHeaders.ts';

/** Why a call was not passed on. */
export type Refusal = 'badRequest' | 'methodNotAllowed' | 'tooLarge' | 'overloaded' | 'gatewayUnavailable';

/** When a call is worth another try. */
export const RETRY_SECONDS = '2';

const answers = {
  badRequest: { status: 400, message: 'The request cannot be read.', headers: {} },
  methodNotAllowed: {
    status: 405,
    message: 'There is no such method.',
    headers: { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
  },
  tooLarge: { status: 413, message: 'The request is too large.', headers: {} },
  overloaded: {
    status: 503,
    message: 'There are too many requests right now. Please try again in a moment.',
    headers: { 'Retry-After': RETRY_SECONDS },
  },
  gatewayUnavailable: {
    status: 503,
    message: 'The service cannot be reached right now. Please try again in a moment.',
    headers: { 'Retry-After': RETRY_SECONDS },
  },
} as const satisfies Record<Refusal, { status: number; message: string; headers: Record<string, string> }>;

/** What a refused call is told: the envelope every call knows. */
export function refusalBody(code: Refusal): string {
  return JSON.stringify({ success: false, message: answers[code].message, value: { code } });
}

const LINGER_MILLISECONDS = 1000;

const closing = new WeakSet<Socket>();

/** Whether a request came behind one that was refused with its connection: nothing on it is acted on any more. */
export function isBehindRefusal(request: IncomingMessage): boolean {
  return closing.has(request.socket);
}

/**
 * Ends an answer only when the sender has ended too, or after a second: a connection that is closed while its sender still
 * writes is reset, and takes the answer with it (RFC 9112, 9.6).
 */
function endWithSender(request: IncomingMessage, response: ServerResponse): void {
  const end = () => void response.end();
  const timer = setTimeout(end, LINGER_MILLISECONDS);
  request.once('end', end).resume();
  response.once('close', () => clearTimeout(timer));
}

/**
 * Answers a call here, in the envelope every call knows. A connection whose request was not read to its end carries no other.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, code: Refusal): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, headers } = answers[code];
  const body = refusalBody(code);
  const isRead = request.readableEnded;
  if (!isRead) closing.add(request.socket);
  response.writeHead(status, {
    ...callHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
    ...(!isRead && { Connection: 'close' }),
  });
  response.write(body);
  if (isRead) response.end();
  else endWithSender(request, response);
}
