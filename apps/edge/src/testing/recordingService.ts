import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

type Recorded = { method: string; path: string; headers: ReadonlyMap<string, string>; body: string };

/**
 * A service that parses every byte as strictly as HTTP/1.1 allows, records its requests, and repeats the caller in its
 * answer.
 */
export type RecordingService = {
  port: number;
  requests: Recorded[];
  /** Malformed or incomplete requests, one line each. */
  violations: string[];
  close: () => Promise<void>;
};

// Like the gateway, it refuses a larger body with 413 before reading it, and closes the connection.
const MOST_BYTES = 64 * 1024;

const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/[!-~]*) HTTP\/1\.1$/;
const FIELD = /^([!#$%&'*+.^`|~0-9a-z-]+): ?([\t -~\u0080-\u00ff]*)$/i;
const ONCE = new Set(['host', 'content-length', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto']);

const readHead = (head: string): Omit<Recorded, 'body'> | string => {
  const [first = '', ...lines] = head.split('\r\n');
  const [, method = '', path = ''] = REQUEST_LINE.exec(first) ?? [];
  if (method === '') return `request line ${JSON.stringify(first)}`;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name === '') return `field ${JSON.stringify(line)}`;
    if (headers.has(name.toLowerCase()) && ONCE.has(name.toLowerCase())) return `two of ${name}`;
    headers.set(name.toLowerCase(), value);
  }
  if (headers.has('transfer-encoding')) return 'a transfer encoding';
  if (!/^\d*$/.test(headers.get('content-length') ?? '')) return `length ${headers.get('content-length')}`;
  return { method, path, headers };
};

const answer = (socket: Socket, status: string, value: unknown, isHead = false): void => {
  const body = JSON.stringify(value);
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${isHead ? '' : body}`,
  );
};

const serve = (socket: Socket, requests: Recorded[], violations: string[]): void => {
  let bytes = '';
  const tookOne = () => {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = readHead(bytes.slice(0, end));
    if (typeof head === 'string') {
      violations.push(head);
      socket.destroy();
      return false;
    }
    const length = Number(head.headers.get('content-length') ?? 0);
    if (length > MOST_BYTES) {
      answer(socket, '413 Content Too Large', { refused: true });
      socket.removeAllListeners('data').destroySoon();
      bytes = '';
      return false;
    }
    const from = end + 4;
    if (bytes.length < from + length) return false;
    const request = { ...head, body: bytes.slice(from, from + length) };
    bytes = bytes.slice(from + length);
    requests.push(request);
    const caller = request.headers.get('x-caller');
    answer(socket, '200 OK', { caller, path: request.path, body: request.body }, request.method === 'HEAD');
    return true;
  };
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.toString('latin1');
    while (tookOne());
  });
  socket.on('close', () => bytes !== '' && violations.push(`broken off: ${JSON.stringify(bytes.slice(0, 200))}`));
  socket.on('error', () => socket.destroy());
};

/** Starts a recording service on a free port. */
export const startRecordingService = async (): Promise<RecordingService> => {
  const requests: Recorded[] = [];
  const violations: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, requests, violations);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, requests, violations, close };
};
