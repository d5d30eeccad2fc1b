import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

export type Ports = {
  readonly edge: number;
  readonly gateway: number;
  readonly vendor: number;
  readonly payments: number;
};

/** Returns free ports, found by listening on all of them at once. */
export const freePorts = async (): Promise<Ports> => {
  const held: Server[] = [];
  const free = async (): Promise<number> => {
    const server = createServer();
    held.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ports = { edge: await free(), gateway: await free(), vendor: await free(), payments: await free() };
  await Promise.all(held.map((server) => once(server.close(), 'close')));
  return ports;
};
