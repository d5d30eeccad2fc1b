/** Methods of Web Storage that features use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** `device` survives closing the browser; `session` survives a reload of the tab and is cleared by log-out. */
export type Lifetime = 'device' | 'session';
export type Storages = Partial<Record<Lifetime, KeyValueStorage>>;

const tried = <T>(access: () => T, otherwise: T): T => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

/**
 * Wraps a browser storage that may be missing, blocked or full: reads then return null and writes do nothing. `open`
 * returns the real one (`() => window.localStorage`); it is a function because reading that property throws where
 * storage is blocked.
 */
export const guardedStorage = (open: () => KeyValueStorage): KeyValueStorage => ({
  getItem: (key) => tried(() => open().getItem(key), null),
  setItem: (key, value) => tried(() => open().setItem(key, value), undefined),
  removeItem: (key) => tried(() => open().removeItem(key), undefined),
  clear: () => tried(() => open().clear(), undefined),
});
