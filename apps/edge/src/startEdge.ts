import type { Server } from 'node:http';
import { listen } from '@baize/service/listen';
import { createEdge } from './createEdge.ts';
import type { EdgeOptions } from './createEdge.ts';

/**
 * Starts an edge on a port of `host`, by default of this machine only. Throws a one-line message when the port is in
 * use.
 */
export const startEdge = async (port: number, options: EdgeOptions, host?: string): Promise<Server> => {
  const server = createEdge(options);
  try {
    await listen(server, port, host);
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
};
