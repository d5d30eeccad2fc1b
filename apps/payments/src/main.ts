import { listen } from '@baize/service/listen';
import { createAdaptorServer } from '@hono/node-server';
import { createPayments } from './createPayments.ts';
import { readPaymentsSettings } from './settings/paymentsSettings.ts';

const { settings, problems, warnings } = readPaymentsSettings(process.env);
for (const sentence of [...warnings, ...problems]) process.stderr.write(`${sentence}\n`);
if (problems.length > 0) process.exit(1);

const server = createAdaptorServer({ fetch: createPayments(settings).fetch });
if (!('closeAllConnections' in server)) throw new Error('The payment provider speaks HTTP/1.1.');
await listen(server, settings.port, settings.host).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The payment provider could not start: ${reason}\n`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit(0));
