import { fileURLToPath } from 'node:url';
import { listen } from '@baize/service/listen';
import { loadMerchants } from '@baize/tenant/sandbox';
import { createAdaptorServer } from '@hono/node-server';
import { createGateway } from './app/createGateway.ts';
import { DataFolderError } from './database/dataFolder.ts';
import { readGatewaySettings } from './app/gatewaySettings.ts';

// Files that the gateway creates are readable by its own user only.
process.umask(0o077);

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
const fail = (...sentences: readonly string[]): never => {
  for (const sentence of sentences) say(sentence);
  return process.exit(1);
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { settings, problems, warnings } = readGatewaySettings(process.env, root);
for (const sentence of warnings) say(sentence);
if (problems.length > 0) fail(...problems);

const { merchants, diagnostics } = await loadMerchants(settings.tenants);
for (const { file, line, column, message, fix } of diagnostics) say(`${file}:${line}:${column} ${message} ${fix}`);

const gateway = await createGateway({ ...settings, merchants }).catch((error: unknown) => {
  if (error instanceof DataFolderError) return fail(error.message);
  const reason = error instanceof Error ? error.message : 'unknown';
  const place = settings.databaseUrl === undefined ? `the folder ${settings.dataDir}` : 'DATABASE_URL';
  return fail(`The gateway could not open its database: ${reason}. Check ${place}.`);
});
const server = createAdaptorServer({ fetch: gateway.fetch });
if (!('closeAllConnections' in server)) throw new Error('The gateway speaks HTTP/1.1.');
await listen(server, settings.port, settings.host).catch((error: unknown) =>
  fail(
    `The gateway could not listen on port ${settings.port}: ${error instanceof Error ? error.message : 'unknown'}. Choose another: BAIZE_GATEWAY_PORT=9001.`,
  ),
);

const stop = (): void => {
  server.close(() => void gateway.close().then(() => process.exit(0)));
  server.closeAllConnections();
};
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, stop);
