import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalText } from '@baize/domain/typed-text';
import pLimit from 'p-limit';

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;

/** Each hash occupies a processor: many logins leave one free for other calls if there are more than two. */
const inTurn = pLimit(Math.max(2, availableParallelism() - 1));

const derive = (password: string, salt: Buffer, cost: number, blockSize: number, parallel: number): Promise<Buffer> =>
  inTurn(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    scrypt(password, salt, KEY_BYTES, { N: cost, r: blockSize, p: parallel }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
    return promise;
  });

/**
 * The stored form of a password: `scrypt$N$r$p$salt$key`, salt and key in base64url (RFC 7914). The key is derived from
 * the normalised password, without outer spaces (REQ-098, D60).
 */
export const hashPassword = async (password: string, cost: number = COST): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(normalText(password), salt, cost, BLOCK_SIZE, PARALLEL);
  return `scrypt$${cost}$${BLOCK_SIZE}$${PARALLEL}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

const nobody = await hashPassword(randomBytes(16).toString('hex'));

const derives = async (password: string, stored: string): Promise<boolean> => {
  const [, cost, blockSize, parallel, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    Number(cost),
    Number(blockSize),
    Number(parallel),
  );
  return timingSafeEqual(given, expected);
};

/**
 * True if a password matches its hash, normalised or, for hashes older than the normal form, as typed. Takes as long
 * without a hash, so that the time does not reveal whether an account exists.
 */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const forms = new Set([normalText(password), password.trim()]);
  const results = await Promise.all(Array.from(forms, (form) => derives(form, stored ?? nobody)));
  return results.includes(true) && typeof stored === 'string';
};
