import type { undoChangeRefusals } from '@baize/gateway-contract';
import { closeChallengesOf } from '../access/challenges.store.ts';
import { restorePasskeys } from '../access/passkeys.store.ts';
import { deleteRecoveryCodes } from '../access/recoveryCodes.store.ts';
import { endSessions } from '../access/sessions.store.ts';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { isUniqueViolation } from '../database/isUniqueViolation.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { closeUndoing } from '../messages/messages.store.ts';
import { closeLinksOf } from './recoveryLinks.store.ts';
import type { ChangeKind } from './recovery.schema.ts';
import { consumeChanges, findChange, restoreBefore } from './securityChanges.store.ts';
import type { ChangeName } from './securityChanges.store.ts';
import type { PayoutAccounts } from './payoutAccounts.types.ts';

type Undone = Result<{ member: Member; kind: ChangeKind }, (typeof undoChangeRefusals)[number]>;

/**
 * Undoes a change and those made since, once. It ends all that they may have let in: sessions with their games, pending
 * logins, recovery links, recovery codes of an authenticator app, and accounts for withdrawals that were added since,
 * none of which can be used before the time to undo is over.
 */
export const undoChange = async (
  orm: Orm,
  { merchant: { id: merchant }, now }: Call,
  name: ChangeName,
  { removeSince }: PayoutAccounts,
): Promise<Undone> => {
  const change = await findChange(orm, merchant, name, now);
  const member = change && (await findMember(orm, merchant, change.member_id));
  if (change === undefined || member === undefined) return refusal('linkExpired');
  const owner = { merchant, memberId: member.id };
  try {
    return await orm.transaction(async (tx): Promise<Undone> => {
      await lockMember(tx, owner);
      const consumed = await consumeChanges(tx, merchant, name, now);
      if (consumed === undefined) return refusal('linkExpired');
      const { before, kinds, madeAt, messageIds } = consumed;
      // The password of before may be known to whoever changed it: it must be changed at the next login.
      const expiry = typeof before.password_hash === 'string' ? { password_expires_at: now } : {};
      await restoreBefore(tx, member, { ...before, ...expiry });
      if (kinds.includes('authenticator')) await deleteRecoveryCodes(tx, member);
      if (kinds.includes('passkey')) await restorePasskeys(tx, member, madeAt);
      await closeChallengesOf(tx, merchant, member.id);
      await closeLinksOf(tx, merchant, member.id);
      await removeSince(tx, owner, madeAt, now);
      await closeUndoing(tx, owner, messageIds, now);
      await endSessions(tx, owner, now);
      return success({ member, kind: change.kind });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refusal('mobileTaken');
    throw error;
  }
};
