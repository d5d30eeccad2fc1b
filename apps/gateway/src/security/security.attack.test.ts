import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { authenticatorCode } from '../secrets/authenticator.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { codeIn, factor, newSecured, PASSWORD } from './testing/newSecured.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AGENT = { kind: 'password', secret: 'Agent2026' };
const NUMBER = { channel: 'sms', mobileNum: '13900139000', countryDialingCode: '86' };
const RECIPIENT = '+86 13900139000';
const unlimited = {
  failures: {
    limits: {
      bindContact: 1000,
      endOneSession: 1000,
      logIn: 1000,
      undoChange: 1000,
      answerLoginChallenge: 1000,
      renewRecoveryCodes: 1000,
      beginAuthenticator: 1000,
    },
  },
};
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));

/** A world whose player and agent have no number. */
const withoutNumbers = async () => {
  const world = await newSecured(gateway, unlimited);
  await gateway.database.owner
    .update(members)
    .set({ mobile: null, dialing_code: null })
    .where(eq(members.merchant, world.id));
  return { ...world, agent: await world.visitor.tokenOf('agent', 'Agent2026') };
};

describe('a mobile number', () => {
  it('belongs to one of two members who bind it at the same time', async () => {
    const world = await withoutNumbers();
    await world.askCode({ channel: 'sms', to: NUMBER });
    const code = await world.codeTo(RECIPIENT);
    await world.advance(61_000);
    await world.askCode({ channel: 'sms', to: NUMBER }, world.agent);
    const other = await world.codeTo(RECIPIENT);
    expect(other).not.toBe(code);
    const twice = await times(6, (n) =>
      n % 2 === 0
        ? world.bind({ contact: NUMBER, code: other, proof: AGENT }, world.agent)
        : world.bind({ contact: NUMBER, code: other }),
    );
    expect(twice.filter(({ success }) => success)).toHaveLength(1);
    expect(await world.see()).not.toHaveProperty('mobile');
  });

  it('of another member is refused only to who reads its messages, whatever is asked before', async () => {
    const world = await withoutNumbers();
    await world.askCode({ channel: 'sms', to: NUMBER }, world.agent);
    await world.bind({ contact: NUMBER, code: await world.codeTo(RECIPIENT), proof: AGENT }, world.agent);
    await world.advance(61_000);
    const known = await world.askCode({ channel: 'sms', to: NUMBER });
    await world.advance(61_000);
    const unknown = await world.askCode({ channel: 'sms', to: { ...NUMBER, mobileNum: '13900139001' } });
    expect([known.status, known.value]).toEqual([unknown.status, unknown.value]);
    expect(codeIn(await world.bind({ contact: NUMBER, code: '000000' }))).toBe('wrongCode');
    expect(codeIn(await world.bind({ contact: NUMBER, code: await world.codeTo(RECIPIENT) }))).toBe('mobileTaken');
  });

  it('is not bound by a code that was sent for another member', async () => {
    const world = await withoutNumbers();
    await world.askCode({ channel: 'sms', to: NUMBER }, world.agent);
    expect(codeIn(await world.bind({ contact: NUMBER, code: await world.codeTo(RECIPIENT) }))).toBe('wrongCode');
  });

  it('costs five guesses of its code at most, also at the same time', async () => {
    const world = await withoutNumbers();
    await world.askCode({ channel: 'sms', to: NUMBER });
    const guesses = await times(12, (n) => world.bind({ contact: NUMBER, code: String(100_000 + n) }));
    expect(guesses.filter((guess) => codeIn(guess) === 'wrongCode').length).toBeLessThan(5);
    expect(codeIn(await world.bind({ contact: NUMBER, code: await world.codeTo(RECIPIENT) }))).toBe('locked');
  });
});

describe('recovery codes', () => {
  it('lock the second factor when they are guessed, with the app’s own codes', async () => {
    const world = await newSecured(gateway, unlimited);
    const { secret, codes } = await world.turnOn();
    const guesses = await times(10, (n) => world.withProof('codes', factor(`1234 5678 ${1000 + n}`)));
    expect(guesses.filter((guess) => codeIn(guess) === 'wrongProof')).toHaveLength(4);
    expect(codeIn(await world.withProof('codes', factor(codes[0] ?? '')))).toBe('locked');
    expect(codeIn(await world.withProof('codes', factor(authenticatorCode(secret, world.now()))))).toBe('locked');
    expect(codeIn(await world.visitor.logIn('player', 'Player2026'))).toBe('locked');
  });

  it('open one thing each, also at the same time', async () => {
    const world = await newSecured(gateway, unlimited);
    const { codes } = await world.turnOn();
    const answers = await times(4, () => world.withProof('remove', factor(codes[0] ?? '')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('of another member open nothing', async () => {
    const world = await newSecured(gateway, unlimited);
    const { codes } = await world.turnOn();
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const begun = await world.withProof('begin', AGENT, agent);
    const { secret } = begun.value as { secret: string };
    await world.visitor.sendSealed(
      '/wps/member/security/authenticator/confirm',
      { code: authenticatorCode(secret, world.now()) },
      { token: agent },
    );
    expect(codeIn(await world.withProof('remove', factor(codes[0] ?? ''), agent))).toBe('wrongProof');
  });
});

describe('logging out everywhere', () => {
  it('leaves no session of a login under way that began before', async () => {
    const world = await newSecured(gateway, unlimited);
    await world.turnOn();
    const { value } = await world.visitor.logIn('player', 'Player2026');
    const { id } = (value as { challenge: { id: string } }).challenge;
    await world.endOthers();
    const answer = await world.visitor.sendSealed('/wps/session/login/challenge', {
      id,
      method: 'authenticator',
      answer: '123456',
    });
    expect(codeIn(answer)).toBe('challengeExpired');
  });

  it('ends every session of before, also one that is in use at that moment', async () => {
    const world = await newSecured(gateway, unlimited);
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) tokens.push(await world.visitor.tokenOf('player', 'Player2026'));
    await world.advance(6 * 60_000);
    await Promise.all([world.endOthers(), ...tokens.map((token) => world.isAlive(token))]);
    expect(await times(3, (n) => world.isAlive(tokens[n] ?? ''))).toEqual([false, false, false]);
  });

  it('touches no session of another member or merchant, and neither does an id', async () => {
    const world = await newSecured(gateway, unlimited);
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const other = await newSecured(gateway, unlimited);
    const [ofAgent] = await world.sessions(agent);
    const [ofOther] = await other.sessions();
    expect(codeIn(await world.end(ofAgent?.['id']))).toBe('sessionUnknown');
    expect(codeIn(await world.end(ofOther?.['id']))).toBe('sessionUnknown');
    await world.endOthers();
    expect([await world.isAlive(agent), await other.isAlive(other.token)]).toEqual([true, true]);
  });
});

/** Replaces the player's e-mail address, confirmed by codes to both. */
const bindEmail = async (world: Awaited<ReturnType<typeof newSecured>>, email: string, from: string) => {
  const contact = { channel: 'email', email };
  await world.advance(61_000);
  await world.askCode({ channel: 'email', to: contact });
  await world.askCode({ channel: 'email' });
  const codes = { code: await world.codeTo(email), currentCode: await world.codeTo(from) };
  expect((await world.bind({ contact, ...codes })).success).toBe(true);
};

describe('undoing', () => {
  it('takes back all that a thief changed since, whose own links end with it', async () => {
    const world = await newSecured(gateway, unlimited);
    await bindEmail(world, 'thief@example.com', 'player@example.com');
    await bindEmail(world, 'second@example.com', 'thief@example.com');
    await world.turnOn();
    const [own, thief] = [await world.undoLinkTo('player@example.com'), await world.undoLinkTo('thief@example.com')];
    expect((await world.undo(own)).success).toBe(true);
    expect(codeIn(await world.undo(thief))).toBe('linkExpired');
    const token = await world.visitor.tokenOf('player', 'Player2026');
    expect(await world.see(token)).toMatchObject({
      email: 'p••••@example.com',
      hasAuthenticator: false,
      recoveryCodes: 0,
    });
  });

  it('by the thief does not keep the member from undoing', async () => {
    const world = await newSecured(gateway, unlimited);
    await bindEmail(world, 'thief@example.com', 'player@example.com');
    await bindEmail(world, 'second@example.com', 'thief@example.com');
    const [own, thief] = [await world.undoLinkTo('player@example.com'), await world.undoLinkTo('thief@example.com')];
    expect((await world.undo(thief)).success).toBe(true);
    expect((await world.undo(own)).success).toBe(true);
    const token = await world.visitor.tokenOf('player', 'Player2026');
    expect(await world.see(token)).toMatchObject({ email: 'p••••@example.com' });
  });

  it('works once, also at the same time, and only at its merchant', async () => {
    const world = await newSecured(gateway, unlimited);
    await world.turnOn();
    const link = await world.undoLinkTo('player@example.com');
    const other = await newSecured(gateway, unlimited);
    expect(codeIn(await other.undo(link))).toBe('linkExpired');
    const answers = await times(4, () => world.undo(link));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('of a password makes it expire, since the thief may know it', async () => {
    const world = await newSecured(gateway, unlimited);
    const payload = { oldPassword: 'Player2026', newPassword: 'Changed2026', confirmNewPassword: 'Changed2026' };
    await world.visitor.sendSealed('/wps/member/password', payload, { token: world.token });
    expect((await world.undo(await world.undoLinkTo('player@example.com'))).success).toBe(true);
    expect(await world.isAlive(world.token)).toBe(false);
    expect((await world.visitor.logIn('player', 'Player2026')).value).toMatchObject({ passwordExpired: true });
    expect((await world.visitor.logIn('player', 'Changed2026')).success).toBe(false);
  });
});

describe('a proof', () => {
  it('is guessed five times at most, with the login’s own attempts', async () => {
    const world = await newSecured(gateway, unlimited);
    const guess = (n: number) => world.withProof('begin', { kind: 'password', secret: `Wrong${n}` });
    const guesses = await times(10, guess);
    expect(guesses.filter((answer) => codeIn(answer) === 'wrongProof')).toHaveLength(4);
    expect(codeIn(await world.withProof('begin', PASSWORD))).toBe('locked');
    expect(codeIn(await world.visitor.logIn('player', 'Player2026'))).toBe('locked');
  });
});
