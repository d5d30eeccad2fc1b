import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { expect, expectTypeOf, it } from 'vitest';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';
import { openPostgres } from './openPostgres.ts';
import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, sql } from 'drizzle-orm';
import { sample } from '../sample/sample.schema.ts';
import { tables } from './schema.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { lendDatabase } from '../testing/lendDatabase.ts';
import { launch } from '../launch/launch.service.ts';
import { insertBet } from '../lottery/bets.store.ts';
import { lockWithPassword } from '../accounts/members.store.ts';
import { movePoints } from '../points/points.store.ts';
import { convert, redeem } from '../points/spend.store.ts';
import { apply, claim, draw } from '../promotions/promotions.store.ts';
import { takeBackRewards } from '../promotions/takeBack.store.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import { giveStakeBack, placeStake, settlePrize } from '../wallet/play.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import { insertTransaction } from '../wallet/ledger.store.ts';
import { lockWallet, moveMoney, openWallet } from '../wallet/wallet.store.ts';
import type { Orm, Tx } from './database.types.ts';

it('a user who may not make the role of merchants’ calls is told what to run, and needs no more than that', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  const user = `owner_${randomBytes(4).toString('hex')}`;
  await admin.unsafe(
    `create role ${user} login password 'word'; alter database ${new URL(url).pathname.slice(1)} owner to ${user}`,
  );
  const theirs = new URL(url);
  [theirs.username, theirs.password] = [user, 'word'];
  // The role exists on the server, but is not granted to this user.
  await expect(openPostgres(theirs.href)).rejects.toThrow(
    'it needs the role baize_gateway, which this user may not make; let an administrator run: create role baize_gateway nologin; grant baize_gateway to <this user>',
  );
  await admin.unsafe(`grant baize_gateway to ${user}`);
  const database = await openPostgres(theirs.href);
  expect(await database.of({ id: 'nobody', origin: 'nobody' }).execute('select * from members')).toEqual([]);
  await database.close();
  await admin.end();
});

/** Tables that migrations create: the lab creates the sample's. */
const migrated = tables.filter((table) => table !== sample);

it('the migrations come to what the schema says: drizzle would add nothing', async () => {
  const meta = new URL('migrations/meta/', import.meta.url);
  const last =
    (await readdir(meta))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const before = JSON.parse(await readFile(new URL(last, meta), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const described = Object.fromEntries(migrated.map((table) => [getTableName(table), table]));
  expect(await generateMigration(before, generateDrizzleJson(described, before.id))).toEqual([]);
});

it('the table of the sample is what its schema says, and in no migration', async () => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ sample }));
  const script = await readFile(new URL('../lab/sampleTable.sql', import.meta.url), 'utf8');
  expect(script).toBe(`${statements.join('\n')}\nGRANT SELECT ON "sample" TO "baize_gateway";\n`);
  const folder = new URL('migrations/', import.meta.url);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')))
    expect([name, await readFile(new URL(name, folder), 'utf8')]).not.toMatchObject([
      name,
      expect.stringMatching(/"sample"/u),
    ]);
});

const turned = async (): Promise<string> => {
  for (let turns = 0; turns < 100; turns += 1) await turn();
  return 'free';
};

it('leaves the thread of its callers free while it works', async () => {
  const { owner: orm, close } = await lendDatabase();
  const counted = orm.execute(sql`select count(*) from generate_series(1, 300000)`);
  expect(await Promise.race([counted.then(() => 'kept waiting'), turned()])).toBe('free');
  await counted;
  await close();
});

it('answers in the order of the questions, each with its own error, and goes on after one', async () => {
  const { owner: orm, close } = await lendDatabase();
  const divided = (by: number) => orm.execute(sql`select (12 / ${by}::int)::int as got`);
  const answers = await Promise.allSettled([divided(3), divided(0), divided(4)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const back = orm.transaction(async (tx) => {
    await tx.execute(sql`create table never_there (id int)`);
    throw new Error('changed my mind');
  });
  await expect(back).rejects.toThrow('changed my mind');
  await expect(orm.execute(sql`select * from never_there`)).rejects.toThrow();
  expect(await divided(6)).toMatchObject([{ got: 2 }]);
  await close();
});

const inTransactions = { lockWallet, moveMoney, openWallet, insertTransaction, movePoints, grantBonus };
const effects = { insertBet, redeem, convert, apply, claim, draw, takeBackRewards, takeBackRebate };
const games = { placeStake, settlePrize, giveStakeBack };
const others = { launch, lockWithPassword };
type First<F> = F extends (...all: infer All) => unknown ? Extract<All[number], Orm> : never;
type Handles = First<
  | (typeof inTransactions)[keyof typeof inTransactions]
  | (typeof effects)[keyof typeof effects]
  | (typeof games)[keyof typeof games]
  | (typeof others)[keyof typeof others]
>;

it('money, points and stores that write twice take a handle within a transaction, and no other', () => {
  expectTypeOf<Handles>().toEqualTypeOf<Tx>();
  expectTypeOf<Orm>().not.toExtend<Tx>();
  expectTypeOf<Tx>().toExtend<Orm>();
});
