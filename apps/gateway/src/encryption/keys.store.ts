import { and, desc, eq, lt } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { Orm } from '../database/database.types.ts';
import { encryptionKeys, usedRequestIds } from './encryption.schema.ts';

const KEY_OFFERED_MS = 24 * 3_600_000;
const KEY_ACCEPTED_MS = 2 * KEY_OFFERED_MS;

type PrivateKey = (typeof encryptionKeys.$inferSelect)['private_key'];
export type StoredKey = { kid: string; privateKey: PrivateKey; createdAt: Date };

const stored = (row: typeof encryptionKeys.$inferSelect): StoredKey => ({
  kid: row.kid,
  privateKey: row.private_key,
  createdAt: row.created_at,
});

const addKey = async (orm: Orm, merchant: string, now: Date): Promise<StoredKey> => {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = (await exportJWK(privateKey)) as PrivateKey;
  const row = { merchant, kid: await calculateJwkThumbprint(jwk), private_key: jwk, created_at: now };
  await orm.insert(encryptionKeys).values(row);
  return stored(row);
};

/** The key that clients seal to. Creates a new one, and deletes expired ones, when it is a day old. */
export const currentKeys = async (orm: Orm, merchant: string, now: Date): Promise<StoredKey[]> => {
  const rows = await orm
    .select()
    .from(encryptionKeys)
    .where(eq(encryptionKeys.merchant, merchant))
    .orderBy(desc(encryptionKeys.created_at))
    .limit(1);
  const fresh = rows.map(stored).filter(({ createdAt }) => now.getTime() - createdAt.getTime() < KEY_OFFERED_MS);
  if (fresh.length > 0) return fresh;
  await orm
    .delete(encryptionKeys)
    .where(
      and(
        eq(encryptionKeys.merchant, merchant),
        lt(encryptionKeys.created_at, new Date(now.getTime() - KEY_ACCEPTED_MS)),
      ),
    );
  return [await addKey(orm, merchant, now)];
};

/** The private key with this id; accepted for a day after clients stop being offered it. */
export const findKey = async (orm: Orm, merchant: string, kid: string, now: Date): Promise<StoredKey | undefined> => {
  const [row] = await orm
    .select()
    .from(encryptionKeys)
    .where(and(eq(encryptionKeys.merchant, merchant), eq(encryptionKeys.kid, kid)));
  const key = row && stored(row);
  return key && now.getTime() - key.createdAt.getTime() < KEY_ACCEPTED_MS ? key : undefined;
};

/** Records a request id (`jti`); false when it was already used (a replay). */
export const isFirstSight = async (orm: Orm, merchant: string, jti: string, expiresAt: Date): Promise<boolean> => {
  const rows = await orm
    .insert(usedRequestIds)
    .values({ merchant, jti, expires_at: expiresAt })
    .onConflictDoNothing()
    .returning({ jti: usedRequestIds.jti });
  return rows.length === 1;
};
