import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sample } from '../sample/sample.schema.ts';
import { tables } from './schema.ts';

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
