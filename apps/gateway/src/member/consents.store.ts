import { randomUUID } from 'node:crypto';
import { consentChannels } from '@baize/gateway-contract';
import { and, desc, eq } from 'drizzle-orm';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { consentChanges } from './memberSettings.schema.ts';
import type { ConsentChannel } from './memberSettings.schema.ts';

const MOST_SHOWN = 100;

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(consentChanges.merchant, merchant), eq(consentChanges.member_id, memberId));

/** The latest changes of a member's consents, newest first. */
export const listConsentChanges = (orm: Orm, owner: Owner) =>
  orm
    .select()
    .from(consentChanges)
    .where(ofOwner(owner))
    .orderBy(desc(consentChanges.at), desc(consentChanges.id))
    .limit(MOST_SHOWN);

const latestOf = async (orm: Orm, owner: Owner, channel: ConsentChannel) => {
  const [row] = await orm
    .select()
    .from(consentChanges)
    .where(and(ofOwner(owner), eq(consentChanges.channel, channel)))
    .orderBy(desc(consentChanges.at), desc(consentChanges.id))
    .limit(1);
  return row;
};

/** Every channel with its consent; not given before the member gives it. */
export const consentsOf = async (orm: Orm, owner: Owner) => {
  const latest = await orm
    .selectDistinctOn([consentChanges.channel])
    .from(consentChanges)
    .where(ofOwner(owner))
    .orderBy(consentChanges.channel, desc(consentChanges.at), desc(consentChanges.id));
  return consentChannels.map((channel) => {
    const change = latest.find((one) => one.channel === channel);
    return change === undefined
      ? { channel, isGiven: false }
      : { channel, isGiven: change.is_given, since: change.at.toISOString() };
  });
};

/** Records a consent that was given or withdrawn, once. The member's lock orders two changes at the same time. */
export const setConsent = (
  orm: Orm,
  owner: Owner,
  { channel, isGiven }: { readonly channel: ConsentChannel; readonly isGiven: boolean },
  now: Date,
): Promise<void> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    const latest = await latestOf(tx, owner, channel);
    if ((latest?.is_given ?? false) === isGiven) return;
    // A later change is never older than the one before it, so that it counts.
    const at = latest !== undefined && latest.at >= now ? new Date(latest.at.getTime() + 1) : now;
    await tx.insert(consentChanges).values({
      merchant: owner.merchant,
      id: randomUUID(),
      member_id: owner.memberId,
      channel,
      is_given: isGiven,
      at,
    });
  });
