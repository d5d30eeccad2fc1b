import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from './schema.ts';

it('the migrations come to what the schema says: drizzle would add nothing', async () => {
  const meta = new URL('migrations/meta/', import.meta.url);
  const last =
    (await readdir(meta))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const before = JSON.parse(await readFile(new URL(last, meta), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const described = Object.fromEntries(tables.map((table) => [getTableName(table), table]));
  expect(await generateMigration(before, generateDrizzleJson(described, before.id))).toEqual([]);
});
