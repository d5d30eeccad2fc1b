import type { Movement, Wallet } from '../wallet/wallet.types.ts';

export type Returns = {
  /** Rolls back a movement. Returns `open` when the wallet does not answer; it then retries until it does. */
  undo(wallet: Wallet, movement: Movement): Promise<Undoing>;
  /** Movements whose rollback is not confirmed yet. */
  readonly open: ReadonlySet<string>;
};

/** `refused`: the wallet keeps the movement. */
type Undoing = 'undone' | 'refused' | 'open';

export type Wait = (milliseconds: number) => Promise<void>;

const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** Rolls back movements of rounds without a result. A pending `wait` does not keep the process alive. */
export const createReturns = (wait: Wait): Returns => {
  const open = new Set<string>();

  const undoOnce = async (wallet: Wallet, movement: Movement): Promise<Undoing> => {
    const result = await wallet.rollback(movement);
    if (!result.ok && result.failure === 'unconfirmed') return 'open';
    open.delete(movement.transactionId);
    return result.ok ? 'undone' : 'refused';
  };

  const undoLater = async (wallet: Wallet, movement: Movement): Promise<void> => {
    let pause = FIRST_WAIT_MILLISECONDS;
    do {
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_WAIT_MILLISECONDS);
    } while ((await undoOnce(wallet, movement)) === 'open');
  };

  return {
    open,
    async undo(wallet, movement) {
      open.add(movement.transactionId);
      const undoing = await undoOnce(wallet, movement);
      if (undoing === 'open') void undoLater(wallet, movement);
      return undoing;
    },
  };
};
