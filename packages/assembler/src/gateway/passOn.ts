import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { answerHeaders, requestHeaders } from './passedHeaders.ts';
import { hasBody, readBody } from './readBody.ts';
import { isBehindRefusal, refuse } from './refuse.ts';

/** What a call may take: the size of its body, and the milliseconds a service has for its first byte and between two. */
export const callLimits = {
  bodyBytes: 1024 * 1024,
  connectMilliseconds: 2000,
  answerMilliseconds: 30_000,
  silenceMilliseconds: 300_000,
} as const;

export type CallLimits = { [Name in keyof typeof callLimits]: number };

// A service may answer a large body before it has read it all, and close: such a call gets a connection of its own.
const POOLED_BODY_BYTES = 16 * 1024;

// One request at a time on a connection, and only connections whose last request went out and came back whole are kept.
const services = new Agent({ pipelining: 1, connect: { timeout: callLimits.connectMilliseconds } });

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

function isMethod(name: string | undefined): name is Method {
  return methods.some((method) => method === name);
}

/** A kept connection may be closed from behind while a request goes out: what changes nothing is asked once more. */
async function askAgain(method: Method, attempt: () => Promise<Dispatcher.ResponseData>) {
  try {
    return await attempt();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if ((method === 'GET' || method === 'HEAD') && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET'))
      return attempt();
    throw error;
  }
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  limits: CallLimits,
): Promise<void> {
  const { method, url: path = '' } = request;
  const { host } = request.headers;
  if (!isMethod(method)) return refuse(request, response, 'methodNotAllowed');
  // A body without meaning (RFC 9110, 9.3.1) is where two servers read one request as two; other forms name no path of ours.
  const isBodiless = method === 'GET' || method === 'HEAD';
  if (host === undefined || !path.startsWith('/') || (isBodiless && hasBody(request)))
    return refuse(request, response, 'badRequest');
  const body = await readBody(request, limits.bodyBytes);
  if (body === 'tooLarge') return refuse(request, response, 'tooLarge');
  if (body === 'brokenOff') return void response.destroy();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const attempt = () =>
    services.request({
      origin: `http://127.0.0.1:${port}`,
      method,
      path,
      headers: {
        ...requestHeaders(request.headers),
        host,
        'x-forwarded-host': host,
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-proto': 'http',
      },
      body,
      reset: body.length > POOLED_BODY_BYTES,
      signal: gone.signal,
      headersTimeout: limits.answerMilliseconds,
      bodyTimeout: limits.silenceMilliseconds,
    });
  const answer = await askAgain(method, attempt);
  response.writeHead(answer.statusCode, answerHeaders(answer.headers));
  // A stream of events must leave before its first event.
  response.flushHeaders();
  // An answer that breaks off behind breaks off here: both ends are closed, there is nobody left to tell.
  pipeline(answer.body, response, () => undefined);
}

/**
 * Passes a request on to a local service when it has come whole, framed anew, and streams its answer back as it comes; who
 * asked and under which host goes along. Headers set on the response before are kept unless the service says them itself.
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  limits: CallLimits = callLimits,
): void {
  if (isBehindRefusal(request)) return;
  pass(request, response, port, limits).catch(() => refuse(request, response, 'gatewayUnavailable'));
}
