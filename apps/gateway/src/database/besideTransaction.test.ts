import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lendDatabase } from '../testing/lendDatabase.ts';
import type { Database, Orm } from './database.types.ts';

let database: Database;
beforeAll(async () => {
  database = await lendDatabase();
});
afterAll(() => database.close());

const ONE = sql`select 1`;
const beside = 'beside the open transaction';
const alpha = () => database.of({ id: 'alpha', origin: 'alpha' });
const causeOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${causeOf(error.cause)}` : '');
const resultOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', causeOf);

const openers: readonly (readonly [string, () => Orm])[] = [
  ['of a merchant', alpha],
  ['of the owner', () => database.owner],
];

describe.each(openers)('within a transaction %s', (_, orm) => {
  it.each(openers)('a statement %s that is sent beside it is refused, and the database goes on', async (__, other) => {
    expect(await resultOf(orm().transaction(() => other().execute(ONE)))).toContain(beside);
    expect(await resultOf(other().execute(ONE))).toBe('done');
  });

  it('a second transaction and a script are refused, too', async () => {
    expect(await resultOf(orm().transaction(() => alpha().transaction((tx) => tx.execute(ONE))))).toContain(beside);
    expect(await resultOf(orm().transaction(() => database.owner.transaction((tx) => tx.execute(ONE))))).toContain(
      beside,
    );
    expect(await resultOf(orm().transaction(() => database.run('select 1')))).toContain(beside);
  });

  it('its own statements and parts are not, nor other calls, nor what follows it', async () => {
    const own = orm().transaction((tx) => tx.transaction((part) => part.execute(ONE)));
    const results = await Promise.all([own, alpha().execute(ONE), database.owner.execute(ONE)].map(resultOf));
    expect(results).toEqual(['done', 'done', 'done']);
    let later: Promise<string> | undefined;
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    await orm().transaction(async (tx) => {
      later = ended.then(() => resultOf(alpha().execute(ONE)));
      await tx.execute(ONE);
    });
    end(undefined);
    expect(await later).toBe('done');
  });
});
