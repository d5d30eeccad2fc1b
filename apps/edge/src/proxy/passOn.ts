import { callLimits } from '@baize/assembler';
import type { CallLimits } from '@baize/assembler';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { carriesFile } from '@baize/domain/uploads';
import { forward } from './forward.ts';
import { requestHeaders } from './passedHeaders.ts';
import { hasBody, readBody } from './readBody.ts';
import { isBehindRefusal, refuse } from './refuse.ts';
import { sharedRoom } from './room.ts';
import type { Room } from './room.ts';

// A service may respond to a large body before reading it all, and close: such a request gets its own connection.
const POOLED_BODY_BYTES = 16 * 1024;

export type PassOnOptions = { readonly limits?: CallLimits; readonly room?: Room };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

const isMethod = (name: string | undefined): name is Method => methods.some((method) => method === name);

const pass = async (
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  { limits, room: { body: hold, call: goOut } }: Required<PassOnOptions>,
): Promise<void> => {
  const { method, url: path = '' } = request;
  const { host } = request.headers;
  if (!isMethod(method)) return refuse(request, response, 'methodNotAllowed');
  // GET and HEAD with a body allow request smuggling (RFC 9110, 9.3.1). Absolute and asterisk targets have no route
  // here.
  const isBodiless = method === 'GET' || method === 'HEAD';
  if (host === undefined || !path.startsWith('/') || (isBodiless && hasBody(request)))
    return refuse(request, response, 'badRequest');
  const from = request.socket.remoteAddress ?? '';
  const held = hold(from);
  response.once('close', held.release);
  const body = await readBody(request, carriesFile(path) ? limits.fileBodyBytes : limits.bodyBytes, held.take);
  if (body === 'tooLarge') return refuse(request, response, 'tooLarge');
  if (body === 'brokenOff') return void response.destroy();
  // A request occupies a slot only from here, not while a slow sender is still uploading its body.
  const comeBack = body === 'noRoom' || response.destroyed ? undefined : goOut();
  if (body === 'noRoom' || comeBack === undefined) {
    held.release();
    return refuse(request, response, 'overloaded');
  }
  response.once('close', comeBack);
  const sent = {
    origin: `http://127.0.0.1:${port}`,
    method,
    path,
    headers: {
      ...requestHeaders(request.headers),
      host,
      'x-forwarded-host': host,
      'x-forwarded-for': from,
      'x-forwarded-proto': 'http',
    },
    body: isBodiless ? null : body,
    reset: body.length > POOLED_BODY_BYTES,
    headersTimeout: limits.answerMilliseconds,
    bodyTimeout: limits.silenceMilliseconds,
  };
  // The slot is released when the response begins: event streams would occupy it for ever.
  forward(sent, response, { begin: comeBack, fail: () => refuse(request, response, 'gatewayUnavailable') });
};

/**
 * Proxies a request to a local service after buffering its body, and streams the response back. Sets the headers for
 * client address and host. Response headers that are already set stay, unless the service sets them. Responds 503 with
 * `Retry-After` when a limit is reached.
 */
export const passOn = (
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  options: PassOnOptions = {},
): void => {
  if (isBehindRefusal(request)) return;
  pass(request, response, port, { limits: callLimits, room: sharedRoom, ...options }).catch(() =>
    refuse(request, response, 'gatewayUnavailable'),
  );
};
