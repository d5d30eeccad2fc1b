import type { Call, Services } from '../kernel/gateway.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { offerOf } from './offers.ts';
import { decideDue } from './promotions.store.ts';

/** Decides the member's due applications where the sandbox plays the operator, and signals the events. */
export const decideApplications = async (
  { decides, events, limits }: Pick<Services, 'decides' | 'events'> & LimitsPort,
  { database, merchant, now }: Pick<Call, 'database' | 'merchant' | 'now'>,
  owner: Owner,
): Promise<void> => {
  const { refusePlay } = limits;
  const deciding = { offersOf: (id: string) => offerOf(merchant, id), refusePlay, now };
  if (decides && (await decideDue(database, owner, deciding))) events.tell(owner);
};
