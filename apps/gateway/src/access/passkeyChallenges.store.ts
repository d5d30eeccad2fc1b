import { and, eq, gt } from 'drizzle-orm';
import type { Call } from '../kernel/gateway.types.ts';
import { hashOf, newToken } from '../secrets/random.ts';
import { passkeyChallenges } from './passkeys.schema.ts';
import type { PasskeyPurpose } from './passkeys.schema.ts';

export const PASSKEY_MS = 5 * 60_000;

/** Holder of a challenge: the hash of a session's token, or the hash of a visitor's cookie. */
export type PasskeyHolder = { readonly purpose: PasskeyPurpose; readonly holderHash: string };

/** Opens a challenge for five minutes and returns it; only its hash is stored. */
export const openPasskeyChallenge = async (
  { database, merchant, now }: Call,
  { purpose, holderHash }: PasskeyHolder,
): Promise<string> => {
  const challenge = newToken();
  await database.insert(passkeyChallenges).values({
    merchant: merchant.id,
    challenge_hash: hashOf(challenge),
    purpose,
    holder_hash: holderHash,
    expires_at: new Date(now.getTime() + PASSKEY_MS),
  });
  return challenge;
};

/** Consumes a challenge of this holder and purpose; true for exactly one of concurrent callers. */
export const consumePasskeyChallenge = async (
  { database, merchant, now }: Call,
  { purpose, holderHash }: PasskeyHolder,
  challenge: string,
): Promise<boolean> => {
  const rows = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.merchant, merchant.id),
        eq(passkeyChallenges.challenge_hash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holder_hash, holderHash),
        gt(passkeyChallenges.expires_at, now),
      ),
    )
    .returning();
  return rows.length === 1;
};
