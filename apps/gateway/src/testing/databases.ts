import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

const TEMPLATE = 'seeded';

const tell = async (server: string, statement: string): Promise<void> => {
  const client = postgres(server, { max: 1, onnotice: () => undefined });
  await client.unsafe(statement);
  await client.end();
};

/** Makes a database on a server, empty or as the template is, and answers its address. */
export const createDatabase = async (
  server: string,
  { name = `gateway_${randomBytes(6).toString('hex')}`, seeded = false } = {},
): Promise<string> => {
  await tell(server, `create database ${name}${seeded ? ` template ${TEMPLATE} strategy file_copy` : ''}`);
  return new URL(name, server).href;
};

/** Makes the database that is copied for each gateway of the tests: `seed` fills it and leaves it. */
export const createTemplate = async (server: string, seed: (url: string) => Promise<void>): Promise<void> =>
  seed(await createDatabase(server, { name: TEMPLATE }));
