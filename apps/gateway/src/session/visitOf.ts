import type { Session } from '../app/gateway.types.ts';

/**
 * Tells apart visitors who share the trial account: the hash of the session's token, and empty for any other member, whose
 * sessions all see the same.
 */
export const visitOf = ({ role, tokenHash }: Pick<Session, 'role' | 'tokenHash'>): string =>
  role === 'trial' ? tokenHash : '';

/** A member, and the visit where many share the trial account: each visit keeps games of its own. */
export type Player = { readonly merchant: string; readonly memberId: string; readonly visit: string };

export const playerOf = ({ id }: { readonly id: string }, session: Session): Player => ({
  merchant: id,
  memberId: session.memberId,
  visit: visitOf(session),
});
