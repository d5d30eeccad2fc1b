import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

const TEMPLATE = 'seeded';

const tell = async (server: string, statement: string): Promise<void> => {
  const client = postgres(server, { max: 1, onnotice: () => undefined });
  await client.unsafe(statement);
  await client.end();
};

/** Creates a database on a server, empty or as a copy of the template, and returns its URL. */
export const createDatabase = async (
  server: string,
  { name = `gateway_${randomBytes(6).toString('hex')}`, seeded = false } = {},
): Promise<string> => {
  await tell(server, `create database ${name}${seeded ? ` template ${TEMPLATE} strategy file_copy` : ''}`);
  return new URL(name, server).href;
};

/** Creates the template database, which `seed` fills; `seed` must close its connections. */
export const createTemplate = async (server: string, seed: (url: string) => Promise<void>): Promise<void> =>
  seed(await createDatabase(server, { name: TEMPLATE }));
