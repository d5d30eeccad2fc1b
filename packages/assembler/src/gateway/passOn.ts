import type { IncomingMessage, ServerResponse } from 'node:http';
import { carriesFile } from '@baize/domain/uploads';
import { callLimits } from './callLimits.ts';
import type { CallLimits } from './callLimits.ts';
import { forward } from './forward.ts';
import { requestHeaders } from './passedHeaders.ts';
import { hasBody, readBody } from './readBody.ts';
import { isBehindRefusal, refuse } from './refuse.ts';
import { sharedRoom } from './room.ts';
import type { Room } from './room.ts';

// A service may answer a large body before it has read it all, and close: such a call gets a connection of its own.
const POOLED_BODY_BYTES = 16 * 1024;

export type PassOnOptions = { readonly limits?: CallLimits; readonly room?: Room };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

function isMethod(name: string | undefined): name is Method {
  return methods.some((method) => method === name);
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  { limits, room: { body: hold, call: goOut } }: Required<PassOnOptions>,
): Promise<void> {
  const { method, url: path = '' } = request;
  const { host } = request.headers;
  if (!isMethod(method)) return refuse(request, response, 'methodNotAllowed');
  // A body without meaning (RFC 9110, 9.3.1) is where two servers read one request as two; other forms name no path of ours.
  const isBodiless = method === 'GET' || method === 'HEAD';
  if (host === undefined || !path.startsWith('/') || (isBodiless && hasBody(request)))
    return refuse(request, response, 'badRequest');
  const from = request.socket.remoteAddress ?? '';
  const held = hold(from);
  response.once('close', held.release);
  const body = await readBody(request, carriesFile(path) ? limits.fileBodyBytes : limits.bodyBytes, held.take);
  if (body === 'tooLarge') return refuse(request, response, 'tooLarge');
  if (body === 'brokenOff') return void response.destroy();
  // A call takes a place when it goes out, not while a slow sender still writes it.
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
  // A stream of events has begun, and waits for nothing.
  forward(sent, response, { begin: comeBack, fail: () => refuse(request, response, 'gatewayUnavailable') });
}

/**
 * Passes a request on to a local service, once it has arrived completely and with a length of its own, and streams the
 * answer back. It tells the service who asked and under which host. Headers that are already set on the response stay,
 * unless the service sets them itself. A call for which there is no room is refused with 503 and `Retry-After`.
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  options: PassOnOptions = {},
): void {
  if (isBehindRefusal(request)) return;
  pass(request, response, port, { limits: callLimits, room: sharedRoom, ...options }).catch(() =>
    refuse(request, response, 'gatewayUnavailable'),
  );
}
