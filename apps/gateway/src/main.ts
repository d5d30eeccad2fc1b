import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadMerchants } from '@baize/tenant/sandbox';
import { serve } from '@hono/node-server';
import { createGateway } from './app/createGateway.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const setting = (name: string): string | undefined => process.env[name] || undefined;

const dataDir = setting('BAIZE_DATA') ?? join(root, '.baize/data');
const port = Number(setting('BAIZE_GATEWAY_PORT') ?? 8081);
const publicPort = setting('BAIZE_PUBLIC_PORT') ?? setting('PORT') ?? '8080';

/** What the sandbox vendor signs with when nothing else is set; both listen on this machine only. */
const DEVELOPMENT_SECRET = 'baize-development-vendor-secret';

const { merchants, diagnostics } = await loadMerchants(setting('BAIZE_TENANTS') ?? join(root, 'tenants'));
for (const { file, line, column, message, fix } of diagnostics)
  process.stderr.write(`${file}:${line}:${column} ${message} ${fix}\n`);

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

const gateway = await createGateway({
  merchants,
  databaseUrl: setting('DATABASE_URL'),
  dataDir: join(dataDir, 'pglite'),
  gamesOrigin: setting('BAIZE_GAMES_ORIGIN') ?? `http://games.localhost:${publicPort}`,
  vendorSecret: setting('BAIZE_VENDOR_SECRET') ?? DEVELOPMENT_SECRET,
  lab: setting('BAIZE_LAB') === '1',
}).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : 'unknown';
  return fail(`The gateway could not open its database: ${reason}. Check DATABASE_URL, or the folder ${dataDir}.`);
});
const server = serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port });
server.on('error', (error) => fail(`The gateway could not listen on port ${port}: ${error.message}`));

const stop = (): void => {
  server.close(() => void gateway.close().then(() => process.exit(0)));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, stop);
