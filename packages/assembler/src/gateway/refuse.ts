import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callHeaders } from '../policy/siteHeaders.ts';

/** Reason that the proxy refuses a request itself. */
export type Refusal = 'badRequest' | 'methodNotAllowed' | 'tooLarge' | 'overloaded' | 'gatewayUnavailable';

/** Value of `Retry-After`, in seconds. */
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

/** JSON body of a refusal, in the gateway's usual envelope. */
export const refusalBody = (code: Refusal): string =>
  JSON.stringify({ success: false, message: answers[code].message, value: { code } });

const LINGER_MILLISECONDS = 1000;

const closing = new WeakSet<Socket>();

/** True when an earlier request on the same connection was refused and closes it: later requests on it are ignored. */
export const isBehindRefusal = (request: IncomingMessage): boolean => closing.has(request.socket);

/**
 * Ends the response once the client has sent its whole request, or after a second. Closing a connection that the client
 * still writes to resets it and loses the response (RFC 9112, 9.6).
 */
const endWithSender = (request: IncomingMessage, response: ServerResponse): void => {
  const end = () => void response.end();
  const timer = setTimeout(end, LINGER_MILLISECONDS);
  request.once('end', end).resume();
  response.once('close', () => clearTimeout(timer));
};

/** Responds with a refusal in the gateway's envelope. Closes the connection if the request was not read to its end. */
export const refuse = (request: IncomingMessage, response: ServerResponse, code: Refusal): void => {
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
};
