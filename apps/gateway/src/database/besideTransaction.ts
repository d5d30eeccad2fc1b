import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from 'postgres';

type Open = { readonly client: object; readonly outer: Open | undefined; hasEnded: boolean };

const transactionOf = new AsyncLocalStorage<Open>();

/**
 * Throws when the calling code is within an open transaction of the same client: the embedded database, with its only
 * connection, would wait for ever, and a server would read what the transaction has not written yet. In production too:
 * once as many calls as there are connections each wait for a second one, the gateway stands still, while a refused
 * statement undoes and reports one call.
 */
export const refuseBeside = (client: object): void => {
  for (let open = transactionOf.getStore(); open !== undefined; open = open.outer)
    if (open.client === client && !open.hasEnded)
      throw new Error(
        'A statement was sent beside the open transaction of its caller: send it through the transaction.',
      );
};

/** Runs `work`, which opens a transaction of a client and ends it. */
export const asTransaction = async <T>(client: object, work: () => Promise<T>): Promise<T> => {
  refuseBeside(client);
  const open: Open = { client, outer: transactionOf.getStore(), hasEnded: false };
  try {
    return await transactionOf.run(open, work);
  } finally {
    open.hasEnded = true;
  }
};

/** Wraps a client to refuse statements beside an open transaction. */
export const guardedClient = (client: Sql): Sql =>
  new Proxy(client, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'unsafe')
        return (...asked: Parameters<Sql['unsafe']>) => {
          refuseBeside(client);
          return target.unsafe(...asked);
        };
      if (name === 'begin')
        return (work: Parameters<Sql['begin']>[1]) => asTransaction(client, async () => target.begin(work));
      return value;
    },
  });
