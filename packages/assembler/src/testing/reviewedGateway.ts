import type { IncomingMessage, ServerResponse } from 'node:http';

/** A gateway that responds as the table of reviewed headers states, and echoes the request. */
export const reviewedGateway = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.url === '/media/own.svg') {
    const own = { 'Content-Security-Policy': "default-src 'none'; sandbox", 'Cache-Control': 'max-age=60' };
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', ...own }).end('<svg/>');
    return;
  }
  response.writeHead(request.url === '/wps/refused' ? 403 : 200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ path: request.url, headers: request.headers }));
};
