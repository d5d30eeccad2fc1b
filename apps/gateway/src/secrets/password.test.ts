import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { availableParallelism } from 'node:os';
import { typedTextVectors } from '@baize/domain/testing';
import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

it('accepts the right password, and none without a hash', async () => {
  const stored = await hashPassword('Player2026', 2);
  expect(await isPassword('Player2026', stored)).toBe(true);
  expect(await isPassword('player2026', stored)).toBe(false);
  expect(await isPassword('Player2026', undefined)).toBe(false);
});

it('knows a password in each of its Unicode forms, and none by a hash of another', async () => {
  for (const [composed, decomposed] of typedTextVectors.passwords) {
    const stored = await hashPassword(decomposed, 2);
    expect(await isPassword(composed, stored)).toBe(true);
    expect(await isPassword(` ${decomposed}\u00a0`, stored)).toBe(true);
    expect(await isPassword(composed.normalize('NFD').replaceAll(/\p{M}/gu, ''), stored)).toBe(false);
  }
});

it('knows a password by a hash from before there was a normal form', async () => {
  const typed = 'Cafete\u0301ria2026';
  const salt = crypto.randomBytes(16);
  const key = crypto.scryptSync(typed, salt, 32, { N: 2, r: 8, p: 1 });
  const stored = `scrypt$2$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await isPassword(typed, stored)).toBe(true);
});

it('hashes few at once however many log in, so that other calls find a processor', async () => {
  const original = crypto.scrypt;
  let now = 0;
  let most = 0;
  const counted: typeof crypto.scrypt = (password, salt, length, ...rest: unknown[]) => {
    now += 1;
    most = Math.max(most, now);
    const [options, answer] = rest as [crypto.ScryptOptions, (error: Error | null, key: Buffer) => void];
    original(password, salt, length, options, (error, key) => {
      now -= 1;
      answer(error, key);
    });
  };
  const spy = vi.spyOn(crypto, 'scrypt').mockImplementation(counted);
  syncBuiltinESMExports();
  await Promise.all(Array.from({ length: 40 }, () => hashPassword('Player2026', 2)));
  spy.mockRestore();
  syncBuiltinESMExports();
  expect(most).toBe(Math.max(2, availableParallelism() - 1));
});
