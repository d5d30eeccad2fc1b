import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGateway } from '@baize/gateway';
import { gatewayPlugin } from './gateway.ts';

vi.mock(import('@baize/gateway'), () => ({ createGateway: vi.fn<typeof createGateway>() }));

type Middleware = (...args: [...Parameters<RequestListener>, () => void]) => void;
type Plugin = { configureServer: (server: object) => void; closeBundle: () => Promise<void> };

const close = vi.fn(async () => undefined);
const open: Server[] = [];
beforeEach(() => {
  vi.mocked(createGateway).mockResolvedValue({
    fetch: () => new Response('answered'),
    close,
    database: undefined as never,
  });
});
afterEach(() => {
  vi.mocked(createGateway).mockReset();
  close.mockClear();
  vi.unstubAllEnvs();
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts one Vite server of a run, as far as the plugin needs it. */
const serve = async () => {
  const plugin = gatewayPlugin() as unknown as Plugin;
  const given: Middleware[] = [];
  plugin.configureServer({ middlewares: { use: (middleware: Middleware) => given.push(middleware) } });
  const server = createServer((request, response) =>
    given[0]?.(request, response, () => response.writeHead(404).end()),
  );
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  return { status, close: () => plugin.closeBundle() };
};

it('is one for all servers of a run, and ends with the last of them', async () => {
  const [one, other] = [await serve(), await serve()];
  const paths = ['/wps/x', '/lgw/x', '/lotto/x', '/media/x.png', '/lab/worlds', '/lab?x', '/labs', '/'];
  expect(await Promise.all(paths.map(one.status))).toEqual([200, 200, 200, 200, 200, 200, 404, 404]);
  await one.close();
  expect([close.mock.calls.length, await other.status('/wps/x')]).toEqual([0, 200]);
  await other.close();
  expect([close.mock.calls.length, vi.mocked(createGateway).mock.calls.length]).toEqual([1, 1]);
});

it('that cannot be opened answers 503 at once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  // Outside a test run, the first call opens the gateway.
  vi.stubEnv('VITEST', '');
  vi.mocked(createGateway).mockRejectedValue(new Error('no database'));
  const { status } = await serve();
  expect(await status('/wps/x')).toBe(503);
  expect(said).toHaveBeenCalledOnce();
});
