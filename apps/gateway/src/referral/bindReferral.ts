import { randomUUID } from 'node:crypto';
import { roleOf } from '@baize/domain/member-types';
import { and, eq } from 'drizzle-orm';
import { findMember } from '../accounts/members.store.ts';
import { findPromotionType } from '../announcements/announcements.store.ts';
import { memberTypesOf } from '../merchants/settings.rules.ts';
import type { Invitations } from '../registration/invitations.types.ts';
import { referralCodes, referrals } from './referral.schema.ts';
import { referralTermsOf } from './referralTerms.ts';

/**
 * Binds a new member to the member whose code it registered with, under today's terms. The row of the friend is the
 * lock: nobody is invited twice. A code of a closed or a trial account binds nobody.
 */
export const bindReferral: Invitations['bind'] = async (tx, { merchant, now }, friend, typed) => {
  const code = typed.trim().toUpperCase();
  const isCode = and(eq(referralCodes.merchant, merchant.id), eq(referralCodes.code, code));
  const [owned] = code === '' ? [] : await tx.select().from(referralCodes).where(isCode);
  if (owned === undefined || owned.member_id === friend.id) return;
  const inviter = await findMember(tx, merchant.id, owned.member_id);
  if (inviter === undefined || inviter.disabled) return;
  if (roleOf(inviter.type, memberTypesOf(merchant.settings)) === 'trial') return;
  // No loops: who invited somebody is not invited by that member.
  const isReverse = and(
    eq(referrals.merchant, merchant.id),
    eq(referrals.member_id, friend.id),
    eq(referrals.friend_id, inviter.id),
  );
  if ((await tx.select({ id: referrals.id }).from(referrals).where(isReverse)).length > 0) return;
  if ((await findPromotionType(tx, merchant, 'REFERRAL', now)) === undefined) return;
  await tx
    .insert(referrals)
    .values({
      merchant: merchant.id,
      id: randomUUID(),
      member_id: inviter.id,
      friend_id: friend.id,
      joined_at: now,
      ...referralTermsOf(merchant),
    })
    .onConflictDoNothing();
};
