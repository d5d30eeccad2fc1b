import { serve } from '@hono/node-server';
import { createVendor } from './createVendor.ts';
import { DEVELOPMENT_SECRET } from './wallet/signature.ts';

function port(name: string, fallback: number): number {
  const text = process.env[name];
  const value = text === undefined || text === '' ? fallback : Number(text);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  process.stderr.write(`${name} is "${text ?? ''}"; give a port from 1 to 65535.\n`);
  return process.exit(1);
}

const vendor = createVendor({
  gateway: `http://127.0.0.1:${port('BAIZE_GATEWAY_PORT', 8081)}`,
  secret: process.env['BAIZE_VENDOR_SECRET'] ?? DEVELOPMENT_SECRET,
  publicPort: port('BAIZE_PUBLIC_PORT', 8080),
});
const server = serve({ fetch: vendor.fetch, hostname: '127.0.0.1', port: port('BAIZE_VENDOR_PORT', 8082) });
server.on('error', (error) => {
  process.stderr.write(`The vendor could not start: ${error.message}\n`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => process.exit(0));
