import type { Movement, Wallet, WalletResult, WalletState } from '../wallet/wallet.types.ts';

/** In-memory wallet with play money for one demo; never fails to answer, and ends with the game. */
export const createDemoPurse = (opening: string): Wallet => {
  let balance = BigInt(opening);
  let sequence = 0;
  const moved = new Map<string, bigint>();

  const state = (): WalletResult<WalletState> => ({ ok: true, value: { balance: balance.toString(), sequence } });

  const move = ({ transactionId }: Movement, change: bigint): Promise<WalletResult<WalletState>> => {
    if (!moved.has(transactionId)) {
      if (balance + change < 0n) return Promise.resolve({ ok: false, failure: 'insufficientFunds' });
      moved.set(transactionId, change);
      balance += change;
      sequence += 1;
    }
    return Promise.resolve(state());
  };

  return {
    balance: () => Promise.resolve(state()),
    debit: (movement) => move(movement, -BigInt(movement.amount)),
    credit: (movement) => move(movement, BigInt(movement.amount)),
    rollback: ({ transactionId }) => {
      balance -= moved.get(transactionId) ?? 0n;
      moved.set(transactionId, 0n);
      sequence += 1;
      return Promise.resolve(state());
    },
  };
};
