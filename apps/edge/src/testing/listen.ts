import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];

/** Starts a service on a free port of 127.0.0.1 and returns the port; `closeAll` stops it. */
export const listen = async (answer: RequestListener): Promise<number> => {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** Stops every service that `listen` started, for `afterEach`. */
export const closeAll = (): void => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
};
