import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection that sends exactly the given bytes, and keeps what it receives. */
export type RawConnection = {
  socket: Socket;
  /** All bytes received so far. */
  received: () => string;
  /** The status codes of the answers received so far. */
  statuses: () => number[];
  /** Waits until so many answers have begun; returns fewer when the other side closes first. */
  answers: (count: number) => Promise<number[]>;
  closed: Promise<unknown>;
};

/** Opens a connection and sends bytes (one character per byte) as they are. */
export const rawAsk = async (port: number, bytes: string): Promise<RawConnection> => {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => socket.destroy());
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const answers = async (count: number) => {
    while (statuses().length < count && !socket.closed) await Promise.race([once(socket, 'data'), closed]);
    return statuses();
  };
  return { socket, received: () => text, statuses, answers, closed };
};
