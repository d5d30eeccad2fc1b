import type { Call, Services } from '../kernel/gateway.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { offerOf } from './offers.ts';
import { decideDue } from './promotions.store.ts';

/** Decides the member's due applications where the sandbox plays the operator, and signals the events. */
export const decideApplications = async (
  { decides, events }: Pick<Services, 'decides' | 'events'>,
  { database, merchant, now }: Pick<Call, 'database' | 'merchant' | 'now'>,
  owner: Owner,
): Promise<void> => {
  if (decides && (await decideDue(database, owner, (id) => offerOf(merchant, id), now))) events.tell(owner);
};
