import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

// Names under .localhost resolve to either address; without IPv6 only the first exists.
const LOOPBACK = ['127.0.0.1', '::1'] as const;
const WILDCARDS = new Set(['0.0.0.0', '::']);
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Addresses to listen on: `host`, by default both loopback addresses. */
export const addressesOf = (host: string | undefined): readonly string[] => (host === undefined ? LOOPBACK : [host]);

/** Address at which this machine reaches a service that listens on `host`. */
export const askAddress = (host: string | undefined): string =>
  host === undefined || WILDCARDS.has(host) ? '127.0.0.1' : host;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const opened = async (
  server: Server | ReturnType<typeof createServer>,
  port: number,
  host: string,
): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return address.port;
};

/** Listens on `host`, by default on both loopback addresses, and returns the port. Closing the server closes both. */
export const listen = async (server: Server, port: number, host?: string): Promise<number> => {
  const [first = '127.0.0.1', second] = addressesOf(host);
  const chosen = await opened(server, port, first);
  if (second === undefined) return chosen;
  // An HTTP server listens on one address: a TCP server passes it the connections of the second.
  const beside = createServer((socket) => server.emit('connection', socket));
  server.once('close', () => beside.close());
  try {
    await opened(beside, chosen, second);
  } catch (error) {
    if (!NOT_HERE.has(String(codeOf(error)))) {
      server.close();
      throw error;
    }
  }
  return chosen;
};
