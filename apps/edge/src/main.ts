import { join } from 'node:path';
import { readEdgeSettings } from './settings/edgeSettings.ts';
import { startEdge } from './startEdge.ts';

const root = join(import.meta.dirname, '../../..');
const { port, host, options, problems, warnings } = readEdgeSettings(process.env, root);
for (const sentence of [...warnings, ...problems]) process.stderr.write(`${sentence}\n`);
if (problems.length > 0) process.exit(1);

try {
  const server = await startEdge(port, options, host);
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
