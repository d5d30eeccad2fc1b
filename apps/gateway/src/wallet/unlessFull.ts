/** A payment that a wallet has no room for: nothing is written down, and it can be asked for again. */
export class WalletFull extends Error {}

/** What paying answers; `walletFull` where the wallet holds as much as it can. */
export const unlessFull = <T>(paying: Promise<T>): Promise<T | 'walletFull'> =>
  paying.catch((error: unknown) => {
    if (error instanceof WalletFull) return 'walletFull' as const;
    throw error;
  });
