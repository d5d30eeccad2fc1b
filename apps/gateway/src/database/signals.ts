import type { Sql } from 'postgres';

/** Notifications between gateways on one database, by which they invalidate their caches. */
export type Signals = {
  /** Notifies every gateway on the database; the local listeners have run when it resolves. */
  readonly tell: (what: string) => Promise<void>;
  /** Adds a listener; undefined means that notifications may have been lost. Resolves to a function that removes it. */
  readonly hear: (listener: Listener) => Promise<() => void>;
};
type Listener = (what: string | undefined) => void;

/** Signals within one process, for the embedded database. */
export const localSignals = (): Signals & { readonly emit: Listener } => {
  const listeners = new Set<Listener>();
  const emit: Listener = (what) => {
    for (const listener of listeners) listener(what);
  };
  return {
    emit,
    tell: async (what) => emit(what),
    hear: async (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const CHANNEL = 'gateway';

/** Signals over PostgreSQL's LISTEN and NOTIFY, on a connection of its own. */
export const serverSignals = (client: Pick<Sql, 'listen' | 'notify'>): Signals => {
  const { emit, ...local } = localSignals();
  let listening: Promise<unknown> | undefined;
  // The driver reconnects by itself; notifications sent meanwhile are lost, hence `emit(undefined)`.
  const listen = () => client.listen(CHANNEL, emit, () => emit(undefined));
  return {
    tell: async (what) => {
      emit(what);
      await client.notify(CHANNEL, what);
    },
    hear: async (listener) => {
      await (listening ??= listen());
      return local.hear(listener);
    },
  };
};
