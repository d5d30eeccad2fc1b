import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { edgePort } from './surroundings.ts';

/** A TCP proxy to the edge that can be cut: open connections break, and new ones fail until it is mended. */
export type Line = {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): void;
};

/** Starts a proxy to this run's edge. */
export const openLine = async (): Promise<Line> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  };
  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const edge = connect(edgePort, '127.0.0.1');
    join(browser, edge);
    join(edge, browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakOff = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      breakOff();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      breakOff();
    },
  };
};
