import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of an authenticator app at a moment: six digits (RFC 6238, SHA-1, 30 seconds). */
export const authenticatorCode = (secret: string, at: Date): string => codeOfStep(secret, stepOf(at));

const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

const codeOfStep = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return ((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
};

/** The time step that a code is of: the one of now, or one before or after, since clocks differ. Undefined for none. */
export const authenticatorStep = (secret: string, code: string, now: Date): number | undefined =>
  [-1, 0, 1].map((apart) => stepOf(now) + apart).find((step) => codeOfStep(secret, step) === code);
