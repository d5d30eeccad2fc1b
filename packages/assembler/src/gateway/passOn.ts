import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

// They belong to one connection, not to the message (RFC 9110, 7.6.1); forwarded ones are ours to say.
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
]);

function passedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name) && !named.has(name)));
}

/** What a call is told when the service behind the edge does not answer: the envelope every call knows. */
function unavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = 'The service cannot be reached right now. Please try again in a moment.';
  const body = JSON.stringify({ success: false, message, value: { code: 'gatewayUnavailable' } });
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(body);
}

/** Passes a request on to a local service and streams its answer back as it comes; who asked and under which host goes along. */
export function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const host = request.headers.host ?? '';
  const upstream = httpRequest({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: {
      ...passedHeaders(request.headers),
      host,
      'x-forwarded-host': host,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'http',
    },
  });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, passedHeaders(answer.headers));
    // A stream of events must leave before its first event.
    response.flushHeaders();
    pipeline(answer, response, () => undefined);
  });
  upstream.on('error', () => unavailable(response));
  response.on('close', () => upstream.destroy());
  pipeline(request, upstream, () => undefined);
}
