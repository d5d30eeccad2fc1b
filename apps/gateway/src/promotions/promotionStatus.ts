import type { Schemas } from '@baize/gateway-contract/client';
import type { Offer } from './offers.ts';
import type { promotionEntries } from './promotions.schema.ts';

export type Entry = typeof promotionEntries.$inferSelect;
/** The period in which a promotion is offered. */
export type Term = { readonly starts_at: Date; readonly ends_at: Date | null };
export type Status = Schemas['PromotionStatus'];

const DAY_MS = 24 * 3_600_000;
/** Grace period after the end, in which a joined promotion can be finished. */
const CLAIM_MS = 7 * DAY_MS;

const hasEnded = ({ ends_at: end }: Term, now: Date, after = 0): boolean =>
  end !== null && end.getTime() + after <= now.getTime();

/** Status of a promotion for a member; `staked` is the stake that counts towards it (REQ-209). */
export const statusOf = (
  offer: Offer,
  term: Term,
  { entry, staked, now }: { readonly entry: Entry | undefined; readonly staked: bigint; readonly now: Date },
): Status => {
  if (entry === undefined) {
    if (term.starts_at > now) return 'comingSoon';
    return hasEnded(term, now) ? 'closed' : 'joinable';
  }
  if (entry.state === 'rejected') return hasEnded(term, now) ? 'closed' : 'rejected';
  if (entry.state !== 'joined') return entry.state;
  if (hasEnded(term, now, CLAIM_MS)) return 'closed';
  if (offer.kind === 'join' && staked >= offer.required) return 'claimable';
  return staked > 0n ? 'inProgress' : 'registered';
};
