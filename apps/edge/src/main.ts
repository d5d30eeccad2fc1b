import { join } from 'node:path';
import { startEdge } from './startEdge.ts';

const root = join(import.meta.dirname, '../../..');
const port = Number(process.env['PORT'] ?? 8080);

try {
  const server = await startEdge(port, {
    sites: process.env['BAIZE_SITES'] ?? join(root, 'dist/sites'),
    gatewayPort: Number(process.env['BAIZE_GATEWAY_PORT'] ?? port + 1),
    vendorPort: Number(process.env['BAIZE_VENDOR_PORT'] ?? port + 2),
    lab: process.env['BAIZE_LAB'] === '1',
    live: process.env['BAIZE_LIVE'] === '1',
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    if (process.connected) process.disconnect?.();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
