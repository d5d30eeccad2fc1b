import { listen } from '@baize/service/listen';
import { createAdaptorServer } from '@hono/node-server';
import { createVendor } from './createVendor.ts';
import { readVendorSettings } from './settings/vendorSettings.ts';

const { settings, problems, warnings } = readVendorSettings(process.env);
for (const sentence of [...warnings, ...problems]) process.stderr.write(`${sentence}\n`);
if (problems.length > 0) process.exit(1);

const server = createAdaptorServer({ fetch: createVendor(settings).fetch });
if (!('closeAllConnections' in server)) throw new Error('The vendor speaks HTTP/1.1.');
await listen(server, settings.port, settings.host).catch((error: unknown) => {
  process.stderr.write(`The vendor could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit(0));
