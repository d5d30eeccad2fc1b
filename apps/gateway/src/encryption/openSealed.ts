import { encryptedHeader, REQUEST_FRESH_SECONDS } from '@baize/gateway-contract';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { Call } from '../kernel/gateway.types.ts';
import { firstWrongField } from '../kernel/firstWrongField.ts';
import { findKey, isFirstSight } from './keys.store.ts';

type SealProblem = 'invalidRequest' | 'unknownKey' | 'staleRequest' | 'replayedRequest';
export type Opened = { ok: true; text: string } | { ok: false; problem: SealProblem; field?: string };

const FRESH_MS = REQUEST_FRESH_SECONDS * 1000;

const unreadable = (field: string): Opened => ({ ok: false, problem: 'invalidRequest', field });

const headerOf = (jwe: string): unknown => {
  try {
    return decodeProtectedHeader(jwe);
  } catch {
    return undefined;
  }
};

/**
 * Decrypts a compact JWE (ECDH-ES, A256GCM) sealed to a key of this merchant. Fails when it is malformed, its key has
 * expired, its `iat` is more than five minutes off the merchant's clock, or its `jti` was used before (D10).
 */
export const openSealed = async ({ merchant, database, now }: Call, jwe: string): Promise<Opened> => {
  const read = encryptedHeader.safeParse(headerOf(jwe));
  if (!read.success) return unreadable(firstWrongField(read.error));
  const header = read.data;
  // Keys belong to the merchant of origin and rotate by the real clock, not by a world's.
  const realNow = new Date(now.getTime() - merchant.clockOffsetMs);
  const key = await findKey(database, merchant.origin, header.kid, realNow);
  if (key === undefined) return { ok: false, problem: 'unknownKey' };
  if (Math.abs(now.getTime() - header.iat * 1000) > FRESH_MS) return { ok: false, problem: 'staleRequest' };
  const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] };
  const opened = await compactDecrypt(jwe, await importJWK(key.privateKey, 'ECDH-ES'), options).catch(() => undefined);
  if (opened === undefined) return unreadable('body');
  const forgetAt = new Date(now.getTime() + 2 * FRESH_MS);
  const first = await isFirstSight(database, merchant.id, header.jti, forgetAt);
  return first
    ? { ok: true, text: new TextDecoder().decode(opened.plaintext) }
    : { ok: false, problem: 'replayedRequest' };
};
