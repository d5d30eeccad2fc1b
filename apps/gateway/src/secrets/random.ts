import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A random secret of 256 bits, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A random id of 128 bits, in base64url. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A random code of `length` digits. */
export const newDigits = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

/** A random password of 16 letters and digits, at least 4 of them digits. */
export const newPassword = (): string =>
  `${randomBytes(9).toString('base64url').replace(/[-_]/gu, 'x')}${newDigits(4)}`;

/** SHA-256 in base64url, to store a secret of high entropy. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
