import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether something listens on an address and port, for tests of where a service can be reached. */
export const reaches = async (host: string, port: number): Promise<boolean> => {
  const socket = connect({ host, port });
  const reached = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return reached;
};
