import { createHash } from 'node:crypto';
import { normalCode } from '@baize/domain/typed-text';
import type { Orm } from '../database/database.types.ts';
import { removeCaptcha } from './captcha.store.ts';

export const CAPTCHA_MINUTES = 5;
/** Leading zero bits of a proof: a fraction of a second on a phone. */
export const PROOF_DIFFICULTY = 14;

const PROOF = /^proof:(?<challenge>[\w-]+):(?<n>\d{1,15})$/u;

const leadingZeroBits = (digest: Buffer): number => {
  const bits = [...digest.subarray(0, 4)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.indexOf('1') === -1 ? bits.length : bits.indexOf('1');
};

/** True when `n` solves the proof of work (D45). */
export const isProof = (challenge: string, n: string, difficulty: number): boolean =>
  leadingZeroBits(createHash('sha256').update(`${challenge}:${n}`).digest()) >= difficulty;

/** Checks an answer and consumes the captcha; true when it is right. Pictures are case-insensitive. */
export const consumeCaptcha = async (
  orm: Orm,
  { merchant, visitor, answer, now }: { merchant: string; visitor: string | undefined; answer: string; now: Date },
): Promise<boolean> => {
  const captcha =
    visitor === undefined ? undefined : await removeCaptcha(orm, { merchant, visitor }, ['image', 'proof']);
  if (captcha === undefined || captcha.expiresAt <= now) return false;
  if (captcha.kind === 'image') return normalCode(answer).toUpperCase() === normalCode(captcha.answer).toUpperCase();
  const { challenge, n } = PROOF.exec(answer)?.groups ?? {};
  return n !== undefined && challenge === captcha.answer && isProof(challenge, n, captcha.difficulty);
};
