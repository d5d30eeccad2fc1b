import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSettings } from '@baize/service/settings';
import { openPglite } from './database/openPglite.ts';
import { openPostgres } from './database/openPostgres.ts';
import { auditLedger, auditReport, isSound } from './wallet/auditLedger.ts';

// Audits the ledger of the database that this environment names. Exits with 0 when it balances, else with 1.
process.umask(0o077);

const root = fileURLToPath(new URL('../../../', import.meta.url));
const fail = (...sentences: readonly string[]): never => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return process.exit(1);
};

const open = openSettings(process.env);
const databaseUrl = open.databaseUrl();
const dataDir = open.text('BAIZE_DATA') ?? join(root, '.baize/data');
if (open.problems.length > 0) fail(...open.problems);
if (databaseUrl === undefined && !existsSync(dataDir))
  fail(`There is no database in ${dataDir}. Name its folder with --data, or a server with DATABASE_URL.`);

const database = await (databaseUrl === undefined ? openPglite({ dataDir }) : openPostgres(databaseUrl)).catch(
  (error: unknown) => fail(error instanceof Error ? error.message : 'The database could not be opened.'),
);
const audits = await auditLedger(database);
await database.close();
process.stdout.write(auditReport(audits));
process.exitCode = audits.every(isSound) ? 0 : 1;
