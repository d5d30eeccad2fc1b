import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import { wallets } from '../wallet/wallet.schema.ts';
import { lendDatabase } from './lendDatabase.ts';
import { newWorldAt } from './newWorldAt.ts';
import { openTestGateway } from './openTestGateway.ts';
import { startPlay } from './vendor.ts';
import { visit } from './visitor.ts';

/** A digest of each table's rows, with the table's name. */
const everything = ({ owner: orm }: Database) =>
  orm
    .select({ table: sql<string>`relname`, rows: sql<string>`md5(table_to_xml(oid, true, false, '')::text)` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind = 'r'`)
    .orderBy(sql`relname`);

// Opens the first database here, which takes longer than a test may.
beforeAll(async () => (await lendDatabase()).close());

it('lends a database again with every row as it was, whatever was written into it', async () => {
  const gateway = await openTestGateway({ unaudited: true });
  const { owner: orm } = gateway.database;
  const before = await everything(gateway.database);
  const player = visit(gateway, 'alpha.localhost');
  await startPlay(gateway, player, await player.tokenOf('player', 'Player2026'));
  await newWorldAt(gateway, 'beta');
  await orm.update(members).set({ nickname: 'Changed' }).where(eq(members.merchant, 'alpha'));
  await orm.delete(wallets).where(eq(wallets.member_id, '1001'));
  await orm.delete(merchants).where(eq(merchants.id, 'beta'));
  expect(await everything(gateway.database)).not.toEqual(before);
  await gateway.close();

  const again = await openTestGateway();
  expect(again.database.owner === orm).toBe(true);
  expect(await everything(again.database)).toEqual(before);
  await again.close();
});

it('takes no database back whose tables were changed', async () => {
  const database = await lendDatabase();
  await database.run('alter table wallets rename to purses');
  await expect(database.close()).rejects.toThrow('wallets');
  const other = await lendDatabase();
  expect(other.owner === database.owner).toBe(false);
  await other.close();
  await database.run('alter table purses rename to wallets');
  await database.close();
});

it('lends one database to one gateway at a time, and an empty one where that is asked for', async () => {
  const [one, two] = [await lendDatabase(), await lendDatabase({ isEmpty: true })];
  expect(await one.owner.select({ id: merchants.id }).from(merchants)).toEqual([{ id: 'alpha' }, { id: 'beta' }]);
  expect(await two.owner.select().from(merchants)).toEqual([]);
  await one.close();
  await two.close();
  // Closing twice must not put the database into the pool twice.
  await two.close();
  const [three, four] = [await lendDatabase(), await lendDatabase()];
  expect(three.owner === four.owner).toBe(false);
  await three.close();
  await four.close();
});
