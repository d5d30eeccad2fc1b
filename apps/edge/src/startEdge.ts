import { once } from 'node:events';
import type { Server } from 'node:http';
import { createEdge } from './createEdge.ts';
import type { EdgeOptions } from './createEdge.ts';

/** Starts an edge on a port. Throws one plain sentence when the port is taken. */
export async function startEdge(port: number, options: EdgeOptions): Promise<Server> {
  const server = createEdge(options);
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=9000.`, {
        cause: error,
      });
    }
    throw new Error(`The edge cannot listen on port ${port}: ${message}`, { cause: error });
  }
  return server;
}
