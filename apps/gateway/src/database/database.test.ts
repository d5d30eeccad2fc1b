import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { testMerchants } from '../testing/merchants.ts';
import { newDatabaseUrl, openTestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import { tables } from './schema.ts';

describe('the database', () => {
  it('has the tables and columns that the queries are written against', async () => {
    const gateway = await openTestGateway();
    const listed = sql`information_schema.columns`;
    const rows = await gateway.database.owner
      .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
      .from(listed)
      .where(sql`table_schema = 'public'`);
    const described = tables.flatMap((table) =>
      getTableConfig(table).columns.map(({ name }) => `${getTableConfig(table).name}.${name}`),
    );
    expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(described.sort());
    await gateway.close();
  });

  it('has a merchant in every row', () => {
    const without = tables
      .map((table) => getTableConfig(table))
      .filter(({ columns: own }) => !own.some(({ name }) => name === 'merchant'))
      .map(({ name }) => name);
    expect(without).toEqual(['merchants']);
  });

  it('keeps its data over a second start, and takes the new settings of a merchant', async () => {
    const databaseUrl = await newDatabaseUrl();
    const dataDir = await mkdtemp(join(tmpdir(), 'gateway-kept-'));
    const first = await openTestGateway({ databaseUrl, dataDir });
    const player = visit(first, 'alpha.localhost');
    const token = await player.tokenOf('player', 'Player2026');
    const session = await startPlay(first, player, token);
    await callVendor(first, 'wallet/debit', { session, round: 'r', transactionId: 'bet', amount: '1234' });
    await first.close();

    const [alpha] = testMerchants;
    const renamed = alpha === undefined ? [] : [{ ...alpha, brandName: 'Renamed', languages: ['CN' as const] }];
    const second = await openTestGateway({ databaseUrl, dataDir, merchants: renamed });
    const visitor = visit(second, 'alpha.localhost');
    expect((await visitor.call('/wps/v2/wallets/balance', { token })).value).toMatchObject({
      balance: '98766',
      sequence: 2,
    });
    expect((await visitor.call('/wps/system/permission')).value).toMatchObject({ languages: ['CN'] });
    expect((await visit(second, 'beta.localhost').call('/wps/system/status')).status).toBe(403);
    await second.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
