import type { Tx } from '../database/database.types.ts';

/** Thrown when a credit would exceed the 64-bit balance: the work is rolled back and may be retried. */
export class WalletFull extends Error {}

/** Runs `work` in a savepoint; on `WalletFull` it rolls back to it and returns `walletFull`. */
export const catchWalletFull = <T>(tx: Tx, work: (part: Tx) => Promise<T>): Promise<T | 'walletFull'> =>
  tx.transaction(work).catch((error: unknown) => {
    if (error instanceof WalletFull) return 'walletFull' as const;
    throw error;
  });
