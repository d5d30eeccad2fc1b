import type { Tx } from '../database/database.types.ts';
import type { Call, Services } from '../kernel/gateway.types.ts';
import type { LimitsPort } from './limits.types.ts';
import type { Play } from './play.ts';
import type { Owner } from './wallet.store.ts';

/** The wallet's port to rewards of promotions, which are paid into it and depend on its stakes. */
export type Rewards = {
  /** Pays what is due before a balance is read. */
  readonly decide: (
    services: Pick<Services, 'decides' | 'events'> & LimitsPort,
    call: Pick<Call, 'database' | 'merchant' | 'now'>,
    owner: Owner,
  ) => Promise<void>;
  /** Takes back what a stake no longer covers after its return in this transaction. Requires the wallet lock. */
  readonly takeBack: (tx: Tx, owner: Owner, now: Date) => Promise<void>;
  /** Takes back the part of a claimed rebate that a stake earned which is returned in this transaction. */
  readonly takeBackRebate: (tx: Tx, play: Play, timeZone: string) => Promise<void>;
};
