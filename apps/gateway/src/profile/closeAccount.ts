import type { closeAccountRefusals, confirmedPayload } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { closeChallengesOf } from '../access/challenges.store.ts';
import { endSessions } from '../access/sessions.store.ts';
import { members } from '../accounts/member.schema.ts';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { recipientOf } from '../recovery/announceChange.ts';
import { closeLinksOf } from '../recovery/recoveryLinks.store.ts';
import { refuseProof } from '../security/proof.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { giveUpBonuses, readBonusMoney } from '../wallet/bonuses.store.ts';
import type { Limits } from '../wallet/limits.types.ts';
import { closeWallet, lockWallet } from '../wallet/wallet.store.ts';
import { readObstacles } from './closure.store.ts';
import { consentsOf, setConsent } from '../member/consents.store.ts';
import { memberPictures } from '../member/memberSettings.schema.ts';

type Closed = Result<null, (typeof closeAccountRefusals)[number]>;

class StillUsed extends Error {}

/** Tells the member of the closure, so that nobody closes an account unnoticed. */
const announceClosure = async (tx: Tx, { merchant, language, now }: Call, member: Member): Promise<void> => {
  const reached = recipientOf(member);
  if (reached === undefined) return;
  const values = { brand: merchant.settings.brandName, account: member.account };
  const subject = sentenceWith(language, 'changeSubject', values);
  await sendMessage(tx, merchant.id, {
    ...reached,
    subject,
    body: sentenceWith(language, 'accountClosed', values),
    sentAt: now,
  });
};

/** Closes the account in a transaction, which is rolled back while money, a bet or an order is left. */
const close = async (tx: Tx, call: Call, { merchant, id }: Member, limits: Limits): Promise<void> => {
  const { now } = call;
  const owner = { merchant, memberId: id };
  const isThis = and(eq(members.merchant, merchant), eq(members.id, id));
  // In the order of all locks: deposits wait for the member, stakes and withdrawals for the wallet.
  await lockMember(tx, owner);
  await lockWallet(tx, owner);
  const fresh = await findMember(tx, merchant, id);
  if (fresh === undefined || fresh.closed_at !== null) return;
  await giveUpBonuses(tx, owner, now);
  const { obstacles } = await readObstacles(tx, owner);
  if (obstacles.length > 0 || (await readBonusMoney(tx, owner)) > 0n) throw new StillUsed();
  // The exclusion holds for all contacts of the account, which are kept: nobody opens another one with them (D58).
  await limits.carryExclusion(tx, owner, now);
  for (const { channel, isGiven } of await consentsOf(tx, owner))
    if (isGiven) await setConsent(tx, owner, { channel, isGiven: false }, now);
  await tx.delete(memberPictures).where(and(eq(memberPictures.merchant, merchant), eq(memberPictures.member_id, id)));
  await tx.update(members).set({ disabled: true, closed_at: now, icon: null }).where(isThis);
  await closeWallet(tx, owner);
  await closeChallengesOf(tx, merchant, id);
  await closeLinksOf(tx, merchant, id);
  await endSessions(tx, owner, now);
  await announceClosure(tx, call, fresh);
};

/**
 * Closes an account for good, confirmed by a proof: it takes no login, no recovery and no invitation. What is left of
 * bonuses is given up, since nobody should have to play to leave. Records and contacts are kept, as the law and an
 * exclusion require (D58).
 */
export const closeAccount = async (
  call: Call,
  member: Member,
  { proof }: z.output<typeof confirmedPayload>,
  session: Session,
  limits: Limits,
): Promise<Closed> => {
  const refused = await refuseProof(call, member, proof, session);
  if (refused !== undefined) return refused;
  try {
    await call.database.transaction((tx) => close(tx, call, member, limits));
    return success(null);
  } catch (error) {
    if (error instanceof StillUsed) return refusal('accountInUse');
    throw error;
  }
};
