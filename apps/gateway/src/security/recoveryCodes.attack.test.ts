import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { codeIn, factor, newSecured, PASSWORD } from './testing/newSecured.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const calls = ['logIn', 'answerLoginChallenge', 'renewRecoveryCodes', 'removeAuthenticator', 'beginAuthenticator'];
const unlimited = { failures: { limits: Object.fromEntries(calls.map((id) => [id, 1000])) } };

/** A member with an authenticator app and ten recovery codes. */
const withCodes = async () => {
  const world = await newSecured(gateway, unlimited);
  const { codes } = await world.turnOn();
  const challenge = async () => {
    const { value } = await world.visitor.logIn('player', 'Player2026');
    return (value as { challenge?: { id: string } }).challenge?.id;
  };
  const answer = (id: string | undefined, code: string) =>
    world.visitor.sendSealed('/wps/session/login/challenge', { id, method: 'authenticator', answer: code });
  const logIn = async (code: string) => answer(await challenge(), code);
  return { ...world, codes, challenge, answer, logIn };
};

const [FIRST, SECOND, THIRD] = [0, 1, 2];

describe('a recovery code', () => {
  it('opens one thing, of two logins and a change that bring it at the same time', async () => {
    const { codes, challenge, answer, withProof, see } = await withCodes();
    const ids = [await challenge(), await challenge()];
    const code = codes[FIRST] ?? '';
    const tried = await Promise.all([
      ...ids.map((id) => answer(id, code)),
      withProof('codes', factor(code)),
      answer(ids[0], code),
    ]);
    expect(tried.filter(({ success }) => success)).toHaveLength(1);
    // Ten new ones if it was the change.
    expect([9, 10]).toContain((await see())['recoveryCodes']);
  });

  it('is used up by a login, for logins and for changes, however it is written', async () => {
    const { codes, logIn, withProof } = await withCodes();
    const code = codes[FIRST] ?? '';
    expect((await logIn(code)).success).toBe(true);
    for (const written of [code, code.replaceAll(' ', ''), code.replaceAll(' ', '-')])
      expect(codeIn(await logIn(written))).toBe('wrongAnswer');
    expect(codeIn(await withProof('codes', factor(code)))).toBe('wrongProof');
  });

  it('of before is worth nothing after the codes were renewed', async () => {
    const { codes, logIn, withProof } = await withCodes();
    const renewed = await withProof('codes', factor(codes[FIRST] ?? ''));
    const { recoveryCodes } = renewed.value as { recoveryCodes: string[] };
    expect(recoveryCodes.filter((code) => codes.includes(code))).toEqual([]);
    for (const code of [codes[FIRST], codes[SECOND]]) expect(codeIn(await logIn(code ?? ''))).toBe('wrongAnswer');
    expect((await logIn(recoveryCodes[FIRST] ?? '')).success).toBe(true);
  });

  it('is worth nothing without its app, nor with the next one', async () => {
    const { codes, logIn, withProof, confirm, now } = await withCodes();
    expect((await withProof('remove', factor(codes[FIRST] ?? ''))).success).toBe(true);
    expect(codeIn(await withProof('begin', factor(codes[SECOND] ?? '')))).toBe('otherProof');
    const { secret } = (await withProof('begin', PASSWORD)).value as { secret: string };
    expect((await confirm(authenticatorCode(secret, now()))).success).toBe(true);
    expect(codeIn(await logIn(codes[THIRD] ?? ''))).toBe('wrongAnswer');
  });

  it('is guessed five times at most over all logins, and then none opens anything', async () => {
    const { codes, challenge, answer, withProof } = await withCodes();
    const ids = [await challenge(), await challenge(), await challenge()];
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => answer(ids[n % ids.length], `1234 5678 ${1000 + n}`)),
    );
    expect(guesses.filter((guess) => codeIn(guess) === 'wrongAnswer')).toHaveLength(4);
    expect(codeIn(await answer(ids[0], codes[FIRST] ?? ''))).toBe('locked');
    expect(codeIn(await withProof('codes', factor(codes[FIRST] ?? '')))).toBe('locked');
  });
});
