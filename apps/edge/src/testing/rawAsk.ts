import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection that says exactly the bytes it is given, and keeps what comes back. */
export type RawConnection = {
  socket: Socket;
  /** All that has come so far. */
  received: () => string;
  /** The status codes of the answers that have come so far. */
  statuses: () => number[];
  /** Waits for as many answers to begin; fewer when the other side closes before. */
  answers: (count: number) => Promise<number[]>;
  closed: Promise<unknown>;
};

/** Opens a connection and writes bytes (one character a byte) as they are. */
export async function rawAsk(port: number, bytes: string): Promise<RawConnection> {
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
}
