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

const OLD = 'player@example.com';
const NEW = 'new@example.com';
const toEmail = { channel: 'email', email: NEW };

describe('what protects an account', () => {
  it('is told with its contacts masked, and by which secret a change is confirmed', async () => {
    const world = await newSecured(gateway);
    expect(await world.see()).toEqual({
      hasPassword: true,
      hasPaymentPassword: expect.any(Boolean) as unknown,
      mobile: expect.stringMatching(/^\+86 ••••\d{4}$/u) as unknown,
      email: 'p••••@example.com',
      hasAuthenticator: false,
      recoveryCodes: 0,
      proof: 'password',
    });
    await world.turnOn();
    expect(await world.see()).toMatchObject({ hasAuthenticator: true, recoveryCodes: 10, proof: 'secondFactor' });
  });

  it('is refused to a trial account', async () => {
    const { visitor, token } = await newSecured(gateway, { as: 'trial' });
    expect(await visitor.call('/wps/member/security', { token })).toMatchObject({ status: 403 });
  });
});

describe('another e-mail address', () => {
  it('is bound by a code to the new one, a code to the old one and the password', async () => {
    const world = await newSecured(gateway);
    await world.askCode({ channel: 'email', to: toEmail });
    await world.askCode({ channel: 'email' });
    const [code, currentCode] = [await world.codeTo(NEW), await world.codeTo(OLD)];
    const bind = (more: object) => world.bind({ contact: toEmail, code, currentCode, ...more });
    expect(codeIn(await bind({ proof: { kind: 'password', secret: 'Wrong2026' } }))).toBe('wrongProof');
    expect(codeIn(await bind({ proof: factor('123456') }))).toBe('otherProof');
    expect(codeIn(await bind({ currentCode: undefined }))).toBe('wrongCurrentCode');
    expect(codeIn(await bind({ code: '000000' }))).toBe('wrongCode');
    expect(await bind({})).toMatchObject({ success: true });
    expect(await world.see()).toMatchObject({ email: 'n••••@example.com' });
    expect(codeIn(await bind({}))).toBe('codeExpired');
  });

  it('is told to the old one, with a link that undoes it for a day and ends all sessions', async () => {
    const world = await newSecured(gateway);
    await world.askCode({ channel: 'email', to: toEmail });
    await world.askCode({ channel: 'email' });
    const codes = { code: await world.codeTo(NEW), currentCode: await world.codeTo(OLD) };
    await world.bind({ contact: toEmail, ...codes });
    expect((await world.sent(NEW)).some(({ body }) => body.includes('#undo='))).toBe(false);
    const link = await world.undoLinkTo(OLD);
    expect((await world.undo(link)).value).toEqual({ account: 'player', kind: 'email' });
    expect(await world.isAlive(world.token)).toBe(false);
    const token = await world.visitor.tokenOf('player', 'Player2026');
    expect(await world.see(token)).toMatchObject({ email: 'p••••@example.com' });
    expect(codeIn(await world.undo(link))).toBe('linkExpired');
  });

  it('can be undone no longer after a day', async () => {
    const world = await newSecured(gateway);
    await world.turnOn();
    const link = await world.undoLinkTo(OLD);
    await world.advance(24 * 3_600_000);
    expect(codeIn(await world.undo(link))).toBe('linkExpired');
  });
});

describe('the authenticator app', () => {
  it('is on once a code confirms it, and is asked for at the next login', async () => {
    const world = await newSecured(gateway);
    const begun = await world.withProof('begin', PASSWORD);
    const { secret, uri } = begun.value as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+player/u);
    expect(codeIn(await world.confirm('000000'))).toBe('wrongCode');
    expect(await world.see()).toMatchObject({ hasAuthenticator: false });
    const { value } = await world.confirm(authenticatorCode(secret, world.now()));
    expect((value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const login = await world.visitor.logIn('player', 'Player2026');
    expect(login.value).toMatchObject({ challenge: { methods: ['authenticator'] } });
    expect(codeIn(await world.withProof('begin', PASSWORD))).toBe('authenticatorOn');
  });

  it('that is not confirmed in ten minutes is forgotten', async () => {
    const world = await newSecured(gateway);
    const { secret } = (await world.withProof('begin', PASSWORD)).value as { secret: string };
    await world.advance(10 * 60_000);
    expect(codeIn(await world.confirm(authenticatorCode(secret, world.now())))).toBe('codeExpired');
  });

  it('is turned off by one of its codes, not by the password', async () => {
    const world = await newSecured(gateway);
    const { secret } = await world.turnOn();
    expect(codeIn(await world.withProof('remove', PASSWORD))).toBe('otherProof');
    expect((await world.withProof('remove', factor(authenticatorCode(secret, world.now())))).success).toBe(true);
    expect(await world.see()).toMatchObject({ hasAuthenticator: false, recoveryCodes: 0, proof: 'password' });
    expect((await world.visitor.logIn('player', 'Player2026')).value).toMatchObject({
      token: expect.any(String) as unknown,
    });
  });

  it('has new recovery codes on request, and the ones before end', async () => {
    const world = await newSecured(gateway);
    const { codes } = await world.turnOn();
    const [first = '', second = ''] = codes;
    const { value } = await world.withProof('codes', factor(first));
    expect((value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(codeIn(await world.withProof('codes', factor(second)))).toBe('wrongProof');
  });
});

describe('a lost phone', () => {
  it('is no reason to stay out: a recovery code stands in for the app at the login, once [REQ-113]', async () => {
    const world = await newSecured(gateway);
    const { codes } = await world.turnOn();
    const answer = async (code: string) => {
      const { value } = await world.visitor.logIn('player', 'Player2026');
      const { id } = (value as { challenge: { id: string } }).challenge;
      return world.visitor.sendSealed('/wps/session/login/challenge', { id, method: 'authenticator', answer: code });
    };
    const [code = ''] = codes;
    expect((await answer(code)).success).toBe(true);
    expect(codeIn(await answer(code))).toBe('wrongAnswer');
    expect(await world.see()).toMatchObject({ recoveryCodes: 9 });
  });

  it('is replaced by a new number with a recovery code in place of a code to the old one', async () => {
    const world = await newSecured(gateway);
    const { codes } = await world.turnOn();
    const contact = { channel: 'sms', mobileNum: '13900139000', countryDialingCode: '86' };
    await world.askCode({ channel: 'sms', to: contact });
    const code = await world.codeTo('+86 13900139000');
    expect((await world.bind({ contact, code, proof: factor(codes[0] ?? '') })).success).toBe(true);
    expect(await world.see()).toMatchObject({ mobile: '+86 ••••9000' });
  });
});

describe('a forgotten payment password', () => {
  it('is replaced by a code to a bound contact, by the rules of passwords', async () => {
    const world = await newSecured(gateway);
    await world.askCode({ channel: 'email' });
    const set = (code: string, newPassword: string) =>
      world.visitor.sendSealed(
        '/wps/member/security/password/payment',
        { channel: 'email', code, newPassword, confirmNewPassword: newPassword },
        { token: world.token },
      );
    const code = await world.codeTo(OLD);
    expect(codeIn(await set(code, 'Player2026'))).toBe('passwordsAlike');
    expect(codeIn(await set('000000', 'Money2026x'))).toBe('wrongCode');
    expect((await set(code, 'Money2026x')).success).toBe(true);
    expect(codeIn(await set(code, 'Other2026x'))).toBe('codeExpired');
    expect(await world.see()).toMatchObject({ hasPaymentPassword: true });
  });
});

describe('the sessions of an account', () => {
  it('are told with device, place, first and last seen, this one first', async () => {
    const world = await newSecured(gateway);
    const login = { type: 'username', username: 'player', password: 'Player2026' };
    const headers = { 'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
    const other = await world.visitor.sendSealed('/wps/session/login', login, { headers });
    const { token } = other.value as { token: string };
    const started = world.now().getTime();
    await world.advance(6 * 60_000);
    expect(await world.isAlive(token)).toBe(true);
    const [own, phone] = await world.sessions();
    expect(own).toMatchObject({ isThis: true });
    expect(phone).toMatchObject({ isThis: false, device: 'Firefox · Android', address: '127.0.0.1' });
    expect(Date.parse(phone?.['startedAt'] as string)).toBeLessThanOrEqual(started);
    expect(Date.parse(phone?.['lastSeenAt'] as string)).toBeGreaterThan(started + 5 * 60_000);
    const { value } = await world.visitor.call('/wps/member/logins', { token: world.token });
    expect(value).toMatchObject({ logins: [{ method: 'username', device: 'Firefox · Android' }] });
  });

  it('end one by one, or all but this one', async () => {
    const world = await newSecured(gateway);
    const [one, two] = [
      await world.visitor.tokenOf('player', 'Player2026'),
      await world.visitor.tokenOf('player', 'Player2026'),
    ];
    const ofOne = (await world.sessions(one)).find(({ isThis }) => isThis);
    expect((await world.end(ofOne?.['id'])).success).toBe(true);
    expect([await world.isAlive(one), await world.isAlive(two)]).toEqual([false, true]);
    expect(codeIn(await world.end(ofOne?.['id']))).toBe('sessionUnknown');
    expect((await world.endOthers()).success).toBe(true);
    expect([await world.isAlive(two), await world.isAlive(world.token)]).toEqual([false, true]);
  });
});
