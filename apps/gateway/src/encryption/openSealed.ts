import { encryptedHeader, REQUEST_FRESH_SECONDS } from '@baize/gateway-contract';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { Call } from '../app/gateway.types.ts';
import { firstWrongField } from '../app/firstWrongField.ts';
import { findKey, isFirstSight } from './keys.store.ts';

type SealFault = 'invalidRequest' | 'unknownKey' | 'staleRequest' | 'replayedRequest';
export type Opened = { ok: true; text: string } | { ok: false; fault: SealFault; field?: string };

const FRESH_MS = REQUEST_FRESH_SECONDS * 1000;

const unreadable = (field: string): Opened => ({ ok: false, fault: 'invalidRequest', field });

const headerOf = (jwe: string): unknown => {
  try {
    return decodeProtectedHeader(jwe);
  } catch {
    return undefined;
  }
};

/**
 * Opens a compact JWE (ECDH-ES, A256GCM) that was sealed to a key of this merchant: refused when it is not one, when
 * the key has ended, when it is older than five minutes by the merchant's clock, and on second sight (D10).
 */
export const openSealed = async ({ merchant, database, now }: Call, jwe: string): Promise<Opened> => {
  const read = encryptedHeader.safeParse(headerOf(jwe));
  if (!read.success) return unreadable(firstWrongField(read.error));
  const header = read.data;
  // The keys are the merchant's own, and rotate by its clock, not by a world's.
  const realNow = new Date(now.getTime() - merchant.clockOffsetMs);
  const key = await findKey(database, merchant.origin, header.kid, realNow);
  if (key === undefined) return { ok: false, fault: 'unknownKey' };
  if (Math.abs(now.getTime() - header.iat * 1000) > FRESH_MS) return { ok: false, fault: 'staleRequest' };
  const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] };
  const opened = await compactDecrypt(jwe, await importJWK(key.privateKey, 'ECDH-ES'), options).catch(() => undefined);
  if (opened === undefined) return unreadable('body');
  const forgetAt = new Date(now.getTime() + 2 * FRESH_MS);
  const first = await isFirstSight(database, merchant.id, header.jti, forgetAt);
  return first
    ? { ok: true, text: new TextDecoder().decode(opened.plaintext) }
    : { ok: false, fault: 'replayedRequest' };
};
