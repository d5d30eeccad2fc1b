import { drizzle } from 'drizzle-orm/postgres-js';
import type { ReservedSql, Sql } from 'postgres';
import type { Orm } from './database.types.ts';
import { asTransaction, refuseBeside } from './besideTransaction.ts';
import { preparedClient } from './openOrm.ts';
import { sealOf, type Whose } from './seal.ts';

const own = (error: Error): boolean => {
  const { severity, code, errno } = error as { severity?: unknown; code?: unknown; errno?: unknown };
  return severity === 'FATAL' || errno !== undefined || (typeof code === 'string' && code.startsWith('CONNECTION_'));
};

/** True if an error or one of its causes is a lost connection, which must not be used or released afterwards. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && (own(error) || (error.cause !== undefined && isConnectionLost(error.cause)));

type Pending = ReturnType<Sql['unsafe']>;
type Values = ReturnType<Pending['values']>;

/** Reserves a connection while `act` runs. A lost one is not released: the driver replaces it. */
const onConnection = async <Result>(client: Sql, act: (on: ReservedSql) => Promise<Result>): Promise<Result> => {
  const connection = await client.reserve();
  try {
    const result = await act(connection);
    connection.release();
    return result;
  } catch (error) {
    if (!isConnectionLost(error)) connection.release();
    throw error;
  }
};

/** Runs a statement as a sealed transaction, pipelined: begin, statement and commit take one round trip. */
const sendSealed = <Sent extends Pending | Values>(client: Sql, seal: string, send: (on: ReservedSql) => Sent) =>
  onConnection(client, async (connection): Promise<Awaited<Sent>> => {
    const begun = connection.unsafe(`begin; ${seal}`).simple().execute();
    const asked = send(connection).execute() as Sent;
    const ended = connection.unsafe('commit').simple().execute();
    const parts = await Promise.allSettled([begun, asked, ended]);
    // Report the first error: it causes the later ones.
    const failed = parts.find((part) => part.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return await asked;
  });

/** Adds the `savepoint` that drizzle uses for nested transactions. */
const withSavepoints = (connection: ReservedSql): ReservedSql => {
  let parts = 0;
  const savepoint = async (part: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> => {
    parts += 1;
    const name = `part_${parts}`;
    await connection.unsafe(`savepoint ${name}`).simple();
    try {
      return await part(connection);
    } catch (error) {
      if (!isConnectionLost(error)) await connection.unsafe(`rollback to ${name}`).simple();
      throw error;
    }
  };
  return Object.assign(connection, { savepoint });
};

/** Runs `work` as one sealed transaction; `begin` is pipelined with its first statement. */
const transact = (client: Sql, seal: string, work: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> =>
  onConnection(client, async (connection) => {
    const begun = connection.unsafe(`begin; ${seal}`).simple().execute();
    const [worked, began] = await Promise.allSettled([work(preparedClient(withSavepoints(connection))), begun]);
    const failed = [began, worked].find((part) => part.status === 'rejected');
    if (failed !== undefined && isConnectionLost(failed.reason)) throw failed.reason;
    const ended = await connection.unsafe(failed === undefined ? 'commit' : 'rollback').simple();
    if (failed !== undefined) throw failed.reason;
    // `work` caught the error of a statement: PostgreSQL then answers `commit` with a rollback.
    if (ended.command !== 'COMMIT') throw new Error('a transaction was taken back, since one of its statements failed');
    return worked.status === 'fulfilled' ? worked.value : undefined;
  });

/**
 * Drizzle for the calls of one merchant: each single statement runs as a transaction of its own, and every transaction
 * begins by sealing it to the merchant (`sealOf`).
 */
export const openSealedOrm = (client: Sql, whose: Whose): Orm => {
  const seal = sealOf(whose);
  const unsafe = (text: string, parameters: never[]) => {
    const statement = (on: ReservedSql): Pending => on.unsafe(text, parameters, { prepare: true });
    const rows = (): Promise<Awaited<Pending>> => sendSealed(client, seal, statement);
    refuseBeside(client);
    return {
      // Lazy like the driver's own statement: sent by `then` or `values`.
      // oxlint-disable-next-line unicorn/no-thenable
      then: (...handlers: Parameters<Promise<Awaited<Pending>>['then']>) => rows().then(...handlers),
      values: () => sendSealed(client, seal, (on) => statement(on).values()),
    };
  };
  const begin = (work: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> =>
    asTransaction(client, () => transact(client, seal, work));
  // Drizzle uses no other members of a client.
  return drizzle({ client: { options: client.options, unsafe, begin } as unknown as Sql });
};
