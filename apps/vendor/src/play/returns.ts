import type { Movement, Wallet } from '../wallet/wallet.types.ts';

export interface Returns {
  /** Undoes a movement, now if the wallet answers (true), else again and again until it does (false). */
  undo(wallet: Wallet, movement: Movement): Promise<boolean>;
  /** Movements whose undoing the wallet has not confirmed yet. */
  readonly open: ReadonlySet<string>;
}

export type Wait = (milliseconds: number) => Promise<void>;

const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** Money that may have moved in a round without a result, on its way back. `wait` lets no process live on for it. */
export function createReturns(wait: Wait): Returns {
  const open = new Set<string>();

  async function undoOnce(wallet: Wallet, movement: Movement): Promise<boolean> {
    const result = await wallet.rollback(movement);
    // A refusal is an answer too: the wallet knows this movement and will not undo it.
    const settled = result.ok || result.fault !== 'unconfirmed';
    if (settled) open.delete(movement.transactionId);
    return settled;
  }

  async function undoLater(wallet: Wallet, movement: Movement): Promise<void> {
    let pause = FIRST_WAIT_MILLISECONDS;
    do {
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_WAIT_MILLISECONDS);
    } while (!(await undoOnce(wallet, movement)));
  }

  return {
    open,
    async undo(wallet, movement) {
      open.add(movement.transactionId);
      if (await undoOnce(wallet, movement)) return true;
      void undoLater(wallet, movement);
      return false;
    },
  };
}
