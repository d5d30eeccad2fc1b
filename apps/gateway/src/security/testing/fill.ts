import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '../../access/passkeys.schema.ts';
import { newRecoveryCodes } from '../../access/recoveryCodes.store.ts';
import { members } from '../../accounts/member.schema.ts';
import type { Orm } from '../../database/database.types.ts';
import { rememberChange } from '../../recovery/securityChanges.store.ts';
import { pendingAuthenticators } from '../security.schema.ts';

/** Gives a player recovery codes, an app that waits for its code, a passkey, and a change that can be undone. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const [player] = await owner
    .select()
    .from(members)
    .where(and(eq(members.merchant, world), eq(members.account, 'player')));
  if (player === undefined) return;
  const { merchant, id: memberId } = player;
  const expiresAt = new Date(Date.now() + 600_000);
  await owner
    .insert(pendingAuthenticators)
    .values({ merchant, member_id: memberId, secret: 'JBSWY3DPEHPK3PXP', expires_at: expiresAt });
  await owner.insert(passkeys).values({
    merchant,
    id: 'passkey',
    member_id: memberId,
    credential_id: 'credential',
    public_key: 'key',
    counter: 0,
    rp_id: 'alpha.localhost',
    name: 'My phone',
    created_at: new Date(),
  });
  await owner.insert(passkeyChallenges).values({
    merchant,
    challenge_hash: 'challenge',
    purpose: 'login',
    holder_hash: 'holder',
    expires_at: expiresAt,
  });
  await owner.transaction(async (tx) => {
    await newRecoveryCodes(tx, player);
    await rememberChange(
      tx,
      { merchant, memberId, kind: 'email', before: { email: null }, messageId: randomUUID() },
      new Date(),
    );
  });
};
