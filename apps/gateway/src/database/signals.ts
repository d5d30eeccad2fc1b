import type { Sql } from 'postgres';

/** What gateways on one database tell each other, so that what they hold in memory stays true. */
export type Signals = {
  /** Tells every gateway on the database that something has changed; this one has heard it when it resolves. */
  readonly tell: (what: string) => Promise<void>;
  /** Calls the listener with what is told; with nothing when something may have been missed. Answers how to end it. */
  readonly hear: (listener: Listener) => Promise<() => void>;
};
type Listener = (what: string | undefined) => void;

/** For the embedded database, which one process has for itself. */
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

/** For a server: over LISTEN and NOTIFY, on a connection of its own. What is told reaches others within milliseconds. */
export const serverSignals = (client: Pick<Sql, 'listen' | 'notify'>): Signals => {
  const { emit, ...local } = localSignals();
  let listening: Promise<unknown> | undefined;
  // It listens again by itself when the connection broke; what was told meanwhile is lost.
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
