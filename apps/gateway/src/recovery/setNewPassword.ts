import type { Tx } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { setPassword } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { resetAttempts } from '../access/attempts.store.ts';
import { closeChallengesOf } from '../access/challenges.store.ts';
import { endSessions } from '../access/sessions.store.ts';
import { announceChange } from './announceChange.ts';
import type { Contacts } from './announceChange.ts';
import { closeLinksOf } from './recoveryLinks.store.ts';

/**
 * Sets the password of a member who is verified without the old one. Ends all that the old one opened: sessions with
 * their games, pending logins, links (D16); tells the member at `to`. False when the password has changed since `member` was read.
 */
export const setNewPassword = async (
  tx: Tx,
  call: Call,
  member: Member,
  { passwordHash, to }: { readonly passwordHash: string; readonly to: Contacts },
): Promise<boolean> => {
  const { now } = call;
  const { merchant, id: memberId, account_key: subject } = member;
  if (!(await setPassword(tx, member, passwordHash))) return false;
  await closeChallengesOf(tx, merchant, memberId);
  await closeLinksOf(tx, merchant, memberId);
  await endSessions(tx, { merchant, memberId }, now);
  await resetAttempts(tx, { merchant, kind: 'account', subject });
  await announceChange(tx, call, member, { kind: 'password', before: { password_hash: member.password_hash }, to });
  return true;
};
