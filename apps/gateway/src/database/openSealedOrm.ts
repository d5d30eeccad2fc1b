import { drizzle } from 'drizzle-orm/postgres-js';
import type { ReservedSql, Sql } from 'postgres';
import type { Orm } from './database.types.ts';
import { isCut } from './isCut.ts';
import { preparing } from './openOrm.ts';
import { sealOf } from './seal.ts';
import type { Whose } from './seal.ts';

type Pending = ReturnType<Sql['unsafe']>;
type Values = ReturnType<Pending['values']>;

/** A connection for as long as something is done on it; one that is cut meanwhile is the driver's to renew. */
const onConnection = async <Result>(client: Sql, act: (on: ReservedSql) => Promise<Result>): Promise<Result> => {
  const connection = await client.reserve();
  try {
    const result = await act(connection);
    connection.release();
    return result;
  } catch (fault) {
    if (!isCut(fault)) connection.release();
    throw fault;
  }
};

/** Sends a statement as a sealed transaction, all of its parts at once: they cost one way there and back. */
const sendSealed = <Sent extends Pending | Values>(client: Sql, seal: string, send: (on: ReservedSql) => Sent) =>
  onConnection(client, async (connection): Promise<Awaited<Sent>> => {
    const begun = connection.unsafe(`begin; ${seal}`).simple().execute();
    const asked = send(connection).execute() as Sent;
    const ended = connection.unsafe('commit').simple().execute();
    const parts = await Promise.allSettled([begun, asked, ended]);
    // The first of them is the cause of the others.
    const fault = parts.find((part) => part.status === 'rejected');
    if (fault !== undefined) throw fault.reason;
    return await asked;
  });

/** A transaction of which a part can be taken back, as drizzle asks for it. */
const withSavepoints = (connection: ReservedSql): ReservedSql => {
  let parts = 0;
  const savepoint = async (part: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> => {
    parts += 1;
    const name = `part_${parts}`;
    await connection.unsafe(`savepoint ${name}`).simple();
    try {
      return await part(connection);
    } catch (fault) {
      if (!isCut(fault)) await connection.unsafe(`rollback to ${name}`).simple();
      throw fault;
    }
  };
  return Object.assign(connection, { savepoint });
};

/** Does some work as one sealed transaction; its first statement goes with the beginning. */
const transact = (client: Sql, seal: string, work: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> =>
  onConnection(client, async (connection) => {
    const begun = connection.unsafe(`begin; ${seal}`).simple().execute();
    const [worked, began] = await Promise.allSettled([work(preparing(withSavepoints(connection))), begun]);
    const fault = [began, worked].find((part) => part.status === 'rejected');
    if (fault !== undefined && isCut(fault.reason)) throw fault.reason;
    const ended = await connection.unsafe(fault === undefined ? 'commit' : 'rollback').simple();
    if (fault !== undefined) throw fault.reason;
    // Somebody has caught a fault of a statement, and gone on as if it had not been.
    if (ended.command !== 'COMMIT') throw new Error('a transaction was taken back, since one of its statements failed');
    return worked.status === 'fulfilled' ? worked.value : undefined;
  });

/**
 * A database as the calls of one merchant see it: each statement is a transaction that is sealed to the merchant, and each
 * transaction is sealed once.
 */
export const openSealedOrm = (client: Sql, whose: Whose): Orm => {
  const seal = sealOf(whose);
  const unsafe = (text: string, parameters: never[]) => {
    const statement = (on: ReservedSql): Pending => on.unsafe(text, parameters, { prepare: true });
    const rows = (): Promise<Awaited<Pending>> => sendSealed(client, seal, statement);
    return {
      // As the driver's own: a statement is sent when it, or its values, are asked for.
      // oxlint-disable-next-line unicorn/no-thenable
      then: (...handlers: Parameters<Promise<Awaited<Pending>>['then']>) => rows().then(...handlers),
      values: () => sendSealed(client, seal, (on) => statement(on).values()),
    };
  };
  const begin = (work: (tx: ReservedSql) => Promise<unknown>): Promise<unknown> => transact(client, seal, work);
  // All that drizzle asks of a client.
  return drizzle({ client: { options: client.options, unsafe, begin } as unknown as Sql });
};
