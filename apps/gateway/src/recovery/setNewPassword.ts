import type { Orm } from '../database/database.types.ts';
import { setPassword } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { resetAttempts } from '../access/attempts.store.ts';
import { closeChallengesOf } from '../access/challenges.store.ts';
import { endSessions } from '../access/sessions.store.ts';
import { closeLinksOf } from './recoveryLinks.store.ts';

/**
 * Sets the password of a member who is verified without the old one. Ends all that the old one opened: sessions with
 * their games, pending logins, links (D16). False when the password has changed since `member` was read.
 */
export const setNewPassword = async (tx: Orm, member: Member, passwordHash: string, now: Date): Promise<boolean> => {
  const { merchant, id: memberId, account_key: subject } = member;
  if (!(await setPassword(tx, member, passwordHash))) return false;
  await closeChallengesOf(tx, merchant, memberId);
  await closeLinksOf(tx, merchant, memberId);
  await endSessions(tx, { merchant, memberId }, now);
  await resetAttempts(tx, { merchant, kind: 'account', subject });
  return true;
};
