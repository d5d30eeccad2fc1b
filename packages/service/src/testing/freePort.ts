import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';

/** True when a connection to the address and port succeeds. */
export const reaches = async (host: string, port: number): Promise<boolean> => {
  const socket = connect({ host, port });
  const reached = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return reached;
};

/** A free port on loopback, for tests that start a service. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
