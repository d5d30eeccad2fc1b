/** Bytes on a connection, and the statuses that the edge answers, in order; empty when it waits for more bytes. */
export type Attack = { name: string; bytes: string; statuses: number[] };

const SMUGGLED = 'GET /wps/smuggled HTTP/1.1\r\nHost: alpha.localhost\r\nX-Caller: smuggler\r\n\r\n';

/** A request as sent on the wire; each of `fields` ends with its own line break. */
const wire = (method: string, fields: string, body = '', target = '/wps/attack'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: alpha.localhost\r\n${fields}\r\n${body}`;

const inChunks = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;
const framed = (method: string, statuses: number[]): Attack[] => [
  { name: `${method} in chunks`, bytes: wire(method, 'Transfer-Encoding: chunked\r\n', inChunks), statuses },
  {
    name: `${method} whose length belongs to the connection`,
    bytes: wire(method, `Connection: content-length\r\nContent-Length: ${SMUGGLED.length}\r\n`, SMUGGLED),
    statuses,
  },
  {
    name: `${method} whose encoding belongs to the connection`,
    bytes: wire(method, 'Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n', inChunks),
    statuses,
  },
  {
    name: `${method} with a length`,
    bytes: wire(method, `Content-Length: ${SMUGGLED.length}\r\n`, SMUGGLED),
    statuses,
  },
];

const oddFraming: [string, string][] = [
  ['CL.TE', `Content-Length: ${SMUGGLED.length + 5}\r\nTransfer-Encoding: chunked\r\n`],
  ['TE.CL', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`],
  ['TE.TE, the second unknown', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow\r\n'],
  ['TE.TE, the first unknown', 'Transfer-Encoding: cow\r\nTransfer-Encoding: chunked, cow\r\n'],
  ['an encoding that is not chunked', 'Transfer-Encoding: identity\r\n'],
  ['an encoding that only looks chunked', 'Transfer-Encoding: xchunked\r\n'],
  ['an encoding behind a vertical tab', 'Transfer-Encoding:\u000bchunked\r\n'],
  ['an encoding whose name ends in a space', 'Transfer-Encoding : chunked\r\n'],
  ['a length whose name ends in a space', `Content-Length : ${SMUGGLED.length}\r\n`],
  ['two lengths that differ', `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n`],
  ['two lengths that are alike', `Content-Length: 5\r\nContent-Length: 5\r\n`],
  ['lengths joined by a comma', `Content-Length: 5, 5\r\n`],
  ['a length with a plus', `Content-Length: +5\r\n`],
  ['a length with a minus', `Content-Length: -5\r\n`],
  ['a hexadecimal length', `Content-Length: 0x5\r\n`],
  ['a length beyond 64 bits', 'Content-Length: 18446744073709551621\r\n'],
  ['a length with a fraction', 'Content-Length: 5.0\r\n'],
  ['a length of nothing', 'Content-Length:\r\n'],
  ['a field that is folded', `X-Note: a\r\n Transfer-Encoding: chunked\r\n`],
  ['a length that is folded', `Content-Length:\r\n 5\r\n`],
  ['a bare line feed after a field', `X-Note: a\nContent-Length: 5\r\n`],
  ['a bare line feed in a field', `X-Note: a\nTransfer-Encoding: chunked\r\n`],
  ['a bare carriage return in a field', `X-Note: a\rTransfer-Encoding: chunked\r\n`],
  ['a NUL in a field', `X-Note: a\u0000b\r\n`],
  ['a NUL in a name', `X-No\u0000te: a\r\n`],
  ['a name of nothing', `: a\r\n`],
  ['two hosts', 'Host: beta.localhost\r\n'],
  ['more headers than fit', `X-Note: ${'a'.repeat(20_000)}\r\n`],
];

const chunks: [string, string][] = [
  ['a size with a sign', '+5\r\nhello\r\n0\r\n\r\n'],
  ['a size with a prefix', '0x5\r\nhello\r\n0\r\n\r\n'],
  ['a size that is no number', 'five\r\nhello\r\n0\r\n\r\n'],
  ['a size beyond 64 bits', '10000000000000005\r\nhello\r\n0\r\n\r\n'],
  ['a chunk longer than its size', '3\r\nhello\r\n0\r\n\r\n'],
  ['a bare line feed behind a size', '5\nhello\r\n0\r\n\r\n'],
  ['a bare line feed in an extension', `5;a\nhello\r\n0\r\n\r\n`],
  ['a bare carriage return behind a size', '5\rhello\r\n0\r\n\r\n'],
  ['a bare line feed behind a chunk', '5\r\nhello\n0\r\n\r\n'],
  ['a NUL in an extension', '5;a\u0000b\r\nhello\r\n0\r\n\r\n'],
];

const targets: [string, string][] = [
  ['another host in absolute form', 'http://beta.localhost/wps/smuggled'],
  ['its own host in absolute form', 'http://alpha.localhost/wps/smuggled'],
  ['an authority', 'alpha.localhost:80'],
  ['an asterisk', '*'],
  ['a fragment', '/wps/attack#smuggled'],
  ['dots that are encoded', '/wps/%2e%2e/%2e%2e/smuggled'],
  ['a backslash', '/wps\\..\\smuggled'],
  ['a NUL that is encoded', '/wps/%00'],
];

/** Forms of request smuggling known from other servers and proxies, and some valid requests that resemble them. */
export const smugglingCorpus: Attack[] = [
  ...framed('GET', [400]),
  ...framed('HEAD', [400]),
  ...['POST', 'DELETE', 'OPTIONS', 'PATCH'].flatMap((method) => framed(method, [200])),
  ...framed('TRACE', [405]),
  ...oddFraming.map(([name, fields]) => ({
    name,
    bytes: wire('POST', fields, `0\r\n\r\n${SMUGGLED}`),
    statuses: [name.startsWith('more headers') ? 431 : 400],
  })),
  ...chunks.map(([name, body]) => ({
    name,
    bytes: wire('POST', 'Transfer-Encoding: chunked\r\n', body + SMUGGLED),
    statuses: [400],
  })),
  ...targets.map(([name, target]) => ({
    name: `a target: ${name}`,
    bytes: wire('GET', '', '', target),
    statuses: [400],
  })),
  {
    name: 'a chunk extension',
    bytes: wire('POST', 'Transfer-Encoding: chunked\r\n', `5;name="a;b"\r\nhello\r\n0;last\r\n\r\n`),
    statuses: [200],
  },
  {
    name: 'trailers that would be headers',
    bytes: wire(
      'POST',
      'Transfer-Encoding: chunked\r\nTrailer: Host\r\n',
      '0\r\nHost: b\r\nX-Forwarded-For: b\r\n\r\n',
    ),
    statuses: [200],
  },
  {
    name: 'a trailer that would be a length',
    bytes: wire('POST', 'Transfer-Encoding: chunked\r\n', '0\r\nContent-Length: 9\r\n\r\n'),
    statuses: [400],
  },
  { name: 'a line feed before the request', bytes: `\n${wire('GET', '')}`, statuses: [200] },
  { name: 'a request of another version', bytes: wire('GET', '').replace('1.1', '1.2'), statuses: [400] },
  { name: 'a request without a version', bytes: 'GET /wps/attack\r\n\r\n', statuses: [400] },
  { name: 'a tunnel', bytes: 'CONNECT beta.localhost:80 HTTP/1.1\r\nHost: beta.localhost\r\n\r\n', statuses: [] },
  {
    name: 'an upgrade to another protocol',
    bytes: wire('GET', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
    statuses: [200],
  },
  {
    name: 'an upgrade with bytes of its own',
    bytes: wire('POST', 'Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 5\r\n', 'hello'),
    statuses: [200],
  },
  {
    name: 'a sender who waits to continue',
    bytes: wire('POST', 'Expect: 100-continue\r\nContent-Length: 5\r\n', 'hello'),
    statuses: [100, 200],
  },
  {
    name: 'an expectation that nobody knows',
    bytes: wire('POST', 'Expect: cow\r\nContent-Length: 0\r\n'),
    statuses: [417],
  },
  {
    name: 'requests in one piece',
    bytes: wire('POST', 'Content-Length: 5\r\n', 'hello') + wire('GET', '') + wire('DELETE', ''),
    statuses: [200, 200, 200],
  },
  {
    name: 'requests behind one that is refused',
    bytes: wire('GET', 'Content-Length: 5\r\n', 'hello') + SMUGGLED,
    statuses: [400],
  },
  {
    name: 'a request behind one that is too large',
    bytes: wire('POST', 'Content-Length: 2000000\r\n', SMUGGLED),
    statuses: [413],
  },
  { name: 'half a head', bytes: wire('GET', 'X-Caller: half\r\n').slice(0, -9), statuses: [] },
  { name: 'half a body', bytes: wire('POST', 'Content-Length: 100\r\n', SMUGGLED), statuses: [] },
  { name: 'half a chunk', bytes: wire('POST', 'Transfer-Encoding: chunked\r\n', `ff\r\n${SMUGGLED}`), statuses: [] },
];
