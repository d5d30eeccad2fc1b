import {
  acceptsHtml,
  headersFor,
  isNegotiated,
  isPagePath,
  REPORT_PATH,
  binaryTypes,
  OTHER_TYPE,
  textTypes,
  type SiteHeaders,
} from '@baize/assembler';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedEncoding, encodings } from './acceptedEncoding.ts';
import { packableAs, type PackedTexts } from './packedTexts.ts';
import { hidden, type SiteFile, type SiteFiles } from './siteFiles.ts';
import { extname } from 'node:path';

const texts: ReadonlyMap<string, string> = new Map(Object.entries(textTypes));
const types: ReadonlyMap<string, string> = new Map([...texts, ...Object.entries(binaryTypes)]);

const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();

/** The media type of a file, by its extension. */
export const contentType = (path: string): string => types.get(endingOf(path)) ?? OTHER_TYPE;

/** True when files of this type are worth compressing. */
export const isText = (path: string): boolean => texts.has(endingOf(path));

/** A site's files, and the cache of texts that the edge has compressed. */
type Served = SiteFiles & { texts: PackedTexts };

const ignoreEnd = (): void => {
  // `pipeline` has closed both ends: no response can be sent any more.
};

/** Streams a file. A client that disconnects ends the reading too, and is not reported as an error. */
const send = (path: string, response: ServerResponse, range?: ByteRange): void => {
  pipeline(createReadStream(path, range), response, ignoreEnd);
};

const isUnchanged = (request: IncomingMessage, { etag, modified }: SiteFile): boolean => {
  const tags = request.headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
};

// Browsers use `report-to` over TLS only, and then ignore `report-uri`: over plain HTTP, as here, they would send no
// reports.
const policyOverHttp = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('report-to '))
    .join('; ');

const setSiteHeaders = (response: ServerResponse, { rules }: SiteHeaders, path: string): void => {
  for (const [name, value] of Object.entries(headersFor(rules, path))) {
    response.setHeader(name, name === 'Content-Security-Policy' ? policyOverHttp(value) : value);
  }
};

/** Sends a text in the best encoding that the browser accepts, from a precompressed form or compressed here. */
const serveText = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  texts: PackedTexts,
): Promise<void> => {
  const prepared = encodings.filter((each) => file.packed[each] !== undefined);
  const packable = packableAs(file);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], prepared.length > 0 ? prepared : packable);
  const form = (encoding && file.packed[encoding]) ?? file;
  const made = encoding && packable.includes(encoding) ? await texts.form(file, encoding) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', made?.length ?? form.size);
  if (request.method === 'HEAD' || made) response.end(made);
  else send(form.path, response);
};

const serveFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: SiteFile,
  { headers: site, texts }: Served,
): Promise<void> => {
  setSiteHeaders(response, site, path);
  response.setHeader('ETag', file.etag);
  response.setHeader('Last-Modified', file.modified.toUTCString());
  if (isText(path))
    response.setHeader('Vary', isNegotiated(site, path) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (isUnchanged(request, file)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType(path));
  if (isText(path)) {
    await serveText(request, response, file, texts);
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  // A weak ETag does not guarantee the same bytes, so a conditional range gets the whole file.
  const range = request.headers['if-range'] === undefined ? byteRange(request.headers.range, file.size) : 'none';
  if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const length = range === 'none' ? file.size : range.end - range.start + 1;
  if (range !== 'none') response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.writeHead(range === 'none' ? 200 : 206, { 'Content-Length': length });
  if (request.method === 'HEAD') response.end();
  else send(file.path, response, range === 'none' ? undefined : range);
};

/**
 * True for a path in a folder of content-hashed files: a missing file there gets a 404 instead of the fallback page.
 */
const isInHashedFolder = ({ rules }: SiteHeaders, path: string): boolean =>
  rules.some((rule) => rule.path !== '/*' && rule.path.endsWith('/*') && `${path}/`.startsWith(rule.path.slice(0, -1)));

/** Answers a short text with the site's headers, and `no-store`. */
const answerPlainly = (
  response: ServerResponse,
  site: SiteHeaders,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): void => {
  setSiteHeaders(response, site, '/');
  const plain = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...plain, ...headers }).end(text);
};

/** The file for a page's address: the page's own document if it has one, else the fallback page. */
const pageFile = ({ headers, files }: Served, path: string): string => {
  const own = headers.pages[path.toLowerCase().replace(/\/$/, '')];
  return own !== undefined && files.has(own) ? own : headers.fallback;
};

/** Answers a request for a site from its files: a file, the fallback page for a page's address, or 404. */
export const serveSite = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  served: Served,
): Promise<void> => {
  const { headers, files } = served;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answerPlainly(response, headers, 405, { Allow: 'GET, HEAD' }, 'There is no such method here.\n');
    return;
  }
  const wanted = path === '/' ? '/index.html' : path;
  const file = files.get(wanted);
  if (file) {
    await serveFile(request, response, wanted, file, served);
    return;
  }
  const isClosed = path === REPORT_PATH || hidden.has(path) || isInHashedFolder(headers, path);
  const name = pageFile(served, path);
  const page = files.get(name);
  if (page && !isClosed && isPagePath(path) && acceptsHtml(request.headers.accept)) {
    await serveFile(request, response, name, page, served);
    return;
  }
  answerPlainly(response, headers, 404, {}, 'Not found\n');
};

type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14). Returns the inclusive bounds of one range; `'none'`
 * without a valid single range, which gets the whole file; `'outside'` for a range beyond the end of the file.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'none' | 'outside' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'none';
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'none';
  return start >= size ? 'outside' : { start, end };
};
