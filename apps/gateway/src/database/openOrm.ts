import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Sql, TransactionSql } from 'postgres';
import { guardedClient } from './besideTransaction.ts';

type Client = Pick<Sql & TransactionSql, 'unsafe' | 'begin' | 'savepoint'>;

/** Wraps a client so that every statement is prepared; drizzle would prepare only named ones. */
export const preparedClient = <C extends object>(client: C): C =>
  new Proxy(client, {
    get: (target, name) => {
      const { unsafe, begin, savepoint } = target as unknown as Client;
      if (name === 'unsafe')
        return (text: string, parameters?: never[], options?: object) =>
          unsafe(text, parameters, { ...options, prepare: true });
      if (name === 'begin') return (work: (tx: object) => unknown) => begin((tx) => work(preparedClient(tx)));
      if (name === 'savepoint') return (work: (tx: object) => unknown) => savepoint((tx) => work(preparedClient(tx)));
      return Reflect.get(target, name) as unknown;
    },
  });

/** Drizzle over a PostgreSQL client; each statement is prepared once per connection. */
export const openOrm = (client: Sql): PostgresJsDatabase => drizzle(preparedClient(guardedClient(client)));
