import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of an authenticator app at a moment: six digits (RFC 6238, SHA-1, 30 seconds). */
export const authenticatorCode = (secret: string, at: Date): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 1000 / STEP_SECONDS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return ((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
};

/** Whether a code is the one of now, or of a step before or after: clocks differ. */
export const isAuthenticatorCode = (secret: string, code: string, now: Date): boolean =>
  [-1, 0, 1].some((step) => authenticatorCode(secret, new Date(now.getTime() + step * STEP_SECONDS * 1000)) === code);
