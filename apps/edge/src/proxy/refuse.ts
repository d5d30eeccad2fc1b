import { callHeaders, refusalBody, refusals } from '@baize/assembler';
import type { Refusal } from '@baize/assembler';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
  const { status, headers } = refusals[code];
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
