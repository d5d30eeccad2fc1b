import { once } from 'node:events';
import { connect } from 'node:net';

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
