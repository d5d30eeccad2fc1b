import { callLimits } from '@baize/assembler';
import type { ServerResponse } from 'node:http';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import { answerHeaders } from './passedHeaders.ts';

// One request at a time per connection. Only connections whose last exchange completed are kept alive.
const services = new Agent({ pipelining: 1, connect: { timeout: callLimits.connectMilliseconds } });

/** Error codes of a broken connection: the service may close a kept-alive connection while a request is being sent. */
const brokenConnections = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

const isBroken = (error: Error): boolean => 'code' in error && brokenConnections.has(String(error.code));

const changesNothing = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Sends a request to a service and streams its response with backpressure. Safe methods are retried once when the
 * connection breaks before a response. Calls `begin` when the response begins and `fail` when there is none; a response
 * that breaks off is cut off for the visitor, too.
 */
export const forward = (
  request: Dispatcher.DispatchOptions,
  response: ServerResponse,
  { begin, fail }: { readonly begin: () => void; readonly fail: () => void },
  isSecond = false,
): void => {
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
      // Informational responses (1xx) concern only the connection to the service.
      if (status < 200) return;
      response.writeHead(status, answerHeaders(headers));
      isAnswered = true;
      begin();
      // Event streams send their headers before the first event. With a Content-Length, headers and body share one
      // packet.
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
};
