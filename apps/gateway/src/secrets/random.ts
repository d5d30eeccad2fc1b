import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 bits that may stand in an address or a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An id of 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A code of `length` digits. */
export const newDigits = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

/** A password that nobody chose: sixteen characters, with letters and digits among them. */
export const newPassword = (): string =>
  `${randomBytes(9).toString('base64url').replace(/[-_]/gu, 'x')}${newDigits(4)}`;

/** How a secret of high entropy is stored: as its SHA-256. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
