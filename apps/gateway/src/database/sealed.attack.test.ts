import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillWorld } from '../testing/fillWorld.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Orm } from './database.types.ts';
import { cloneRuleOf } from './merchantTable.ts';
import { rowsOf } from './rowsOf.ts';
import { tables as allTables } from './schema.ts';

let gateway: TestGateway;
let mine = '';
let other = '';
beforeAll(async () => {
  gateway = await openTestGateway();
  const worlds = [await newWorldAt(gateway, 'alpha'), await newWorldAt(gateway, 'alpha')];
  for (const world of worlds) await fillWorld(gateway, world);
  [mine, other] = worlds.map(({ id }) => id) as [string, string];
});
afterAll(() => gateway.close());

const tables = allTables.map((table) => {
  const { name } = getTableConfig(table);
  return { name, key: name === 'merchants' ? 'id' : 'merchant', rule: cloneRuleOf(table) };
});

const sealed = (): Orm => gateway.database.of({ id: mine, origin: 'alpha' });
const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'no error';
const ask = async (orm: Orm, statement: string) => rowsOf(await orm.execute(sql.raw(statement)));
const refusalOf = (statement: string): Promise<string> => ask(sealed(), statement).then(() => 'done', causeOf);
/** The merchants whose rows a query without a `where` finds. */
const whose = async (orm: Orm, { name, key }: { name: string; key: string }): Promise<unknown[]> =>
  (await ask(orm, `select distinct ${key} as merchant from ${name} order by 1`)).map(({ merchant }) => merchant);

describe.each(tables)('$name', (table) => {
  const { name, key, rule } = table;

  it('shows no row to a query that has no merchant', async () => {
    const [{ count: all } = {}] = await ask(gateway.database.owner, `select count(*) from ${name}`);
    expect(Number(all)).toBeGreaterThan(0);
    const seen = await gateway.database.owner.transaction(async (tx) => {
      await tx.execute(sql`set local role baize_gateway`);
      return whose(tx, table);
    });
    expect(seen).toEqual([]);
  });

  it('shows a query that forgets its merchant the rows of that merchant, and at most those of its origin', async () => {
    expect(await whose(sealed(), table)).toEqual(rule === 'ofOrigin' ? ['alpha'] : [mine]);
    const inside = await sealed().transaction((tx) => whose(tx, table));
    expect(inside).toEqual(rule === 'ofOrigin' ? ['alpha'] : [mine]);
  });

  it('takes no row for another merchant, and changes and removes none of another', async () => {
    const from = rule === 'ofOrigin' ? 'alpha' : other;
    const [{ row } = {}] = await ask(
      gateway.database.owner,
      `select to_jsonb(t)::text as row from ${name} t where ${key} = '${from}' limit 1`,
    );
    const forged = `insert into ${name} select * from jsonb_populate_record(null::${name}, '${String(row).replaceAll("'", "''")}')`;
    expect(await refusalOf(forged)).toMatch(/row-level security|permission denied/u);
    const before = await ask(gateway.database.owner, `select t::text as row from ${name} t where ${key} = '${from}'`);
    expect(await refusalOf(`delete from ${name} where ${key} = '${from}'`)).toMatch(/^done$|permission denied/u);
    const changed = `update ${name} set ${key} = '${mine}' where ${key} = '${from}'`;
    expect(await refusalOf(changed)).toMatch(/^done$|permission denied/u);
    expect(await ask(gateway.database.owner, `select t::text as row from ${name} t where ${key} = '${from}'`)).toEqual(
      before,
    );
  });
});

const nickname = (name: string) => sql`update members set nickname = ${name} where id = '1001'`;

describe('a sealed door', () => {
  it('leaves nothing behind on its connection, whatever became of the call', async () => {
    await sealed().execute(sql`select 1`);
    await expect(sealed().execute(sql`select 1 / 0`)).rejects.toThrow();
    const back = sealed().transaction(() => Promise.reject(new Error('changed my mind')));
    await expect(back).rejects.toThrow('changed my mind');
    const states = await Promise.all(
      Array.from({ length: 12 }, () =>
        ask(gateway.database.owner, `select current_role as role, current_setting('baize.merchant', true) as merchant`),
      ),
    );
    for (const [state] of states) {
      expect(state?.['role']).not.toBe('baize_gateway');
      expect(state?.['merchant'] ?? '').toBe('');
    }
  });

  it('rolls back to a savepoint, and keeps the rest', async () => {
    await sealed().transaction(async (tx) => {
      await tx.execute(nickname('Kept'));
      const part = tx.transaction(async (inner) => {
        await inner.execute(nickname('Lost'));
        await inner.execute(sql`select 1 / 0`);
      });
      await part.catch(() => undefined);
    });
    const [kept] = await ask(sealed(), "select nickname from members where id = '1001'");
    expect(kept).toEqual({ nickname: 'Kept' });
  });

  it('rolls back a transaction whose error was caught, and throws', async () => {
    const caught = sealed().transaction(async (tx) => {
      await tx.execute(sql`update members set nickname = 'Changed'`);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(caught).rejects.toThrow('taken back');
    const changed = await ask(gateway.database.owner, "select from members where nickname = 'Changed'");
    expect(changed).toEqual([]);
  });

  it.runIf(inject('postgresUrl'))('outlives connections that are cut', async () => {
    // The termination may arrive after the statement's answer; `pg_sleep` waits for it.
    const cut = 'select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)';
    await expect(ask(gateway.database.of({ id: mine, origin: 'alpha' }), cut)).rejects.toThrow();
    await expect(sealed().transaction((tx) => ask(tx, cut))).rejects.toThrow();
    const asked = Array.from({ length: 12 }, () => ask(sealed(), 'select 1 as one'));
    expect((await Promise.all(asked)).flat()).toEqual(asked.map(() => ({ one: 1 })));
  });

  it('keeps merchants apart whose calls are under way at the same time', async () => {
    const both = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? mine : other));
    const members = { name: 'members', key: 'merchant' };
    const seen = await Promise.all(both.map((id) => whose(gateway.database.of({ id, origin: 'alpha' }), members)));
    expect(seen).toEqual(both.map((id) => [id]));
  });

  it('names the error of a statement, and not what follows from it', async () => {
    expect(await refusalOf('select * from nowhere')).toContain('relation "nowhere" does not exist');
  });

  it.each([
    ['alter table members disable row level security', 'must be owner'],
    ['drop policy own_rows on members', 'must be owner'],
    ['create table mine (id integer)', 'permission denied'],
    ['truncate sessions', 'permission denied'],
    ["delete from members where id = '1001'", 'permission denied'],
    ['update postings set amount = 1', 'permission denied'],
    ['delete from merchants', 'permission denied'],
  ])('does not open for: %s', async (statement, sentence) => {
    expect(await refusalOf(statement)).toContain(sentence);
  });

  it('quotes the id of a merchant, whatever it contains', async () => {
    const odd = { id: `x'; set local role postgres; --`, origin: "'" };
    expect(await whose(gateway.database.of(odd), { name: 'members', key: 'merchant' })).toEqual([]);
    const [state] = await ask(
      gateway.database.of(odd),
      "select current_role as role, current_setting('baize.merchant') as id",
    );
    expect(state).toEqual({ role: 'baize_gateway', id: odd.id });
  });
});
