import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { callLimits } from './callLimits.ts';
import { answerHeaders } from './passedHeaders.ts';

// One request at a time on a connection, and only connections whose last request went out and came back whole are kept.
const services = new Agent({ pipelining: 1, connect: { timeout: callLimits.connectMilliseconds } });

/** A kept connection may be closed from behind while a request goes out. */
const brokenConnections = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

function isBroken(error: Error): boolean {
  return 'code' in error && brokenConnections.has(String(error.code));
}

function changesNothing(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Sends a request to a service and writes its answer on as it comes, no faster than the visitor reads. What changes nothing
 * is asked once more when a connection breaks before it is answered. `begin` is called when the answer begins, `fail` when
 * there is none to write; one that breaks off behind breaks off here.
 */
export function forward(
  request: Dispatcher.DispatchOptions,
  response: ServerResponse,
  { begin, fail }: { readonly begin: () => void; readonly fail: () => void },
  isSecond = false,
): void {
  let isAnswered = false;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      if (response.destroyed) controller.abort(new Error('The visitor has gone.'));
      response.once('close', () => {
        if (!response.writableFinished) controller.abort(new Error('The visitor has gone.'));
      });
      response.on('drain', () => controller.resume());
    },
    onResponseStart(_, status, headers) {
      // What a service says on the way to its answer was for this connection.
      if (status < 200) return;
      response.writeHead(status, answerHeaders(headers));
      isAnswered = true;
      begin();
      // A stream of events must leave before its first event; what says its length leaves with it, in one packet.
      if (headers['content-length'] === undefined) response.flushHeaders();
    },
    onResponseData(controller, chunk) {
      if (!response.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      response.end();
    },
    onResponseError(_, error) {
      if (response.destroyed) return;
      if (isAnswered) response.destroy();
      else if (!isSecond && changesNothing(request.method) && isBroken(error))
        forward(request, response, { begin, fail }, true);
      else fail();
    },
  };
  services.dispatch(request, handler);
}
