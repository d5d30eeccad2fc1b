import type { Session } from './gateway.types.ts';

/**
 * Distinguishes visitors who share the trial account: the hash of the session's token. Empty for other members, whose
 * sessions share their data.
 */
export const visitIdOf = ({ role, tokenHash }: Pick<Session, 'role' | 'tokenHash'>): string =>
  role === 'trial' ? tokenHash : '';

/** A member, or one visit to the shared trial account: the owner of favourites and recent games. */
export type Player = { readonly merchant: string; readonly memberId: string; readonly visit: string };

export const playerOf = ({ id }: { readonly id: string }, session: Session): Player => ({
  merchant: id,
  memberId: session.memberId,
  visit: visitIdOf(session),
});
