import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { lendDatabase } from '../testing/lendDatabase.ts';

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
