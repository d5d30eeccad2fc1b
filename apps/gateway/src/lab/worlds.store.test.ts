import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneRuleOf } from '../database/merchantTable.ts';
import { rowsOf } from '../database/rowsOf.ts';
import { tables } from '../database/schema.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { cloneMerchant } from './worlds.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  const world = { id: 'copy', from: 'alpha', conditions: {}, clockOffsetMs: 0, now: new Date() };
  await cloneMerchant(gateway.database.owner, world);
});
afterAll(() => gateway.close());

/** The rows of a merchant as JSON texts, without the columns that differ in a world. */
const rowsIn = async (table: string, key: string, merchant: string, without: readonly string[]): Promise<string[]> => {
  const rest = without.map((name) => sql` - ${name}::text`);
  const rows = await gateway.database.owner.execute(
    sql`select (to_jsonb(t)${sql.join(rest)})::text as row from ${sql.identifier(table)} t where ${sql.identifier(key)} = ${merchant}`,
  );
  return rowsOf(rows)
    .map(({ row }) => String(row))
    .sort();
};

it('every table but the merchants says what a world has of it', () => {
  const silent = tables.filter((table) => cloneRuleOf(table) === undefined);
  expect(silent.map((table) => getTableConfig(table).name)).toEqual(['merchants']);
});

for (const table of tables) {
  const rule = cloneRuleOf(table);
  const { name } = getTableConfig(table);
  if (rule === 'ofOrigin' || rule === 'empty')
    it(`a world begins without ${name} of its own`, async () => {
      expect(await rowsIn(name, 'merchant', 'copy', [])).toEqual([]);
    });
  else if (rule === undefined || 'copied' in rule)
    it(`a world has each row of ${name}, and each column`, async () => {
      const own =
        rule === undefined
          ? ['id', 'origin', 'conditions', 'clock_offset_ms', 'catalogue_version', 'created_at']
          : ['merchant', ...Object.keys(rule.copied)];
      const key = rule === undefined ? 'id' : 'merchant';
      const copied = await rowsIn(name, key, 'copy', own);
      expect(copied).toEqual(await rowsIn(name, key, 'alpha', own));
      expect(copied).not.toEqual([]);
    });
  else
    it(`a world begins with ${name} of its own making`, async () => {
      expect(await rowsIn(name, 'merchant', 'copy', [])).not.toEqual([]);
    });
}
