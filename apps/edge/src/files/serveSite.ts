import { headersFor } from '@baize/assembler';
import type { SiteHeaders } from '@baize/assembler';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { byteRange } from './byteRange.ts';
import { contentType, isText } from './contentTypes.ts';
import type { SiteFile, SiteFiles } from './siteFiles.ts';

function ignoreEnd(): void {
  // pipeline has closed both ends: there is nobody left to tell.
}

/** Sends a file's bytes; a reader that goes away ends the reading too, and is no fault of ours. */
function send(
  path: string,
  response: ServerResponse,
  { gzip = false, range }: { gzip?: boolean; range?: { start: number; end: number } } = {},
): void {
  const file = createReadStream(path, range);
  if (gzip) pipeline(file, createGzip(), response, ignoreEnd);
  else pipeline(file, response, ignoreEnd);
}

function isUnchanged(request: IncomingMessage, { etag, modified }: SiteFile): boolean {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

// Browsers report to a named endpoint over TLS only, and where a policy names one they pass over its `report-uri`: on
// plain HTTP, as here, nothing would ever be reported.
function policyOverHttp(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('report-to '))
    .join('; ');
}

function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: SiteFile,
  site: SiteHeaders,
): void {
  const headers = headersFor(site.rules, path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const policy = headers['Content-Security-Policy'];
  if (policy !== undefined) response.setHeader('Content-Security-Policy', policyOverHttp(policy));
  response.setHeader('ETag', file.etag);
  response.setHeader('Last-Modified', file.modified.toUTCString());
  if (isText(path)) response.setHeader('Vary', 'Accept-Encoding');
  if (isUnchanged(request, file)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType(path));
  const isHead = request.method === 'HEAD';
  if (isText(path)) {
    const encoding = acceptedEncoding(request.headers['accept-encoding'], file.brotli ? ['br', 'gzip'] : ['gzip']);
    const packed = encoding === 'br' ? file.brotli : undefined;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    else response.setHeader('Content-Length', file.size);
    if (isHead) response.end();
    else send(packed ?? file.path, response, { gzip: encoding === 'gzip' });
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  // A weak tag cannot promise the same bytes, so a conditional range gets the whole file.
  const range = request.headers['if-range'] === undefined ? byteRange(request.headers.range, file.size) : 'none';
  if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  const length = range === 'none' ? file.size : range.end - range.start + 1;
  if (range !== 'none') response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.writeHead(range === 'none' ? 200 : 206, { 'Content-Length': length });
  if (isHead) response.end();
  else send(file.path, response, range === 'none' ? {} : { range });
}

/** Whether a path lies in a folder whose files are named by their content: what is missing there is an error, not a page. */
function isInHashedFolder({ rules }: SiteHeaders, path: string): boolean {
  return rules.some(
    (rule) => rule.path !== '/*' && rule.path.endsWith('/*') && path.startsWith(rule.path.slice(0, -1)),
  );
}

/** Answers a request of a site's host from its files: a file, the fallback page for a page address, or 404. */
export function serveSite(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { headers, files }: SiteFiles,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const wanted = path === '/' ? '/index.html' : path;
  const file = files.get(wanted);
  if (file) {
    serveFile(request, response, wanted, file, headers);
    return;
  }
  const fallback = files.get(headers.fallback);
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  if (fallback && wantsPage && !isInHashedFolder(headers, path)) {
    serveFile(request, response, headers.fallback, fallback, headers);
    return;
  }
  const general = headersFor(headers.rules, '/');
  response.writeHead(404, { ...general, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : 'Not found\n');
}
