import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../messages/testing/messagesOf.ts';
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
const PAYING = { kind: 'password', secret: 'Player2026' };
const DAY_MS = 24 * 3_600_000;
const operations = ['undoChange', 'undoOwnChange', 'setPaymentPassword', 'addWithdrawalAccount', 'changePassword'];
const unlimited = { failures: { limits: Object.fromEntries(operations.map((name) => [name, 1000])) } };

/** A world with the calls that undo by a message, and with changes that can be undone. */
const changing = async (rows: object = {}) => {
  const world = await newSecured(gateway, { ...unlimited, rows });
  const { visitor, token } = world;
  const inbox = async (by = token) => (await messagesOf(visitor, by).page()).items;
  const undoable = async (by = token) => (await inbox(by)).filter(({ undoUntil }) => undoUntil !== undefined);
  const undoOwn = (messageId: string | undefined, { by = token, proof = PASSWORD } = {}) =>
    visitor.sendSealed('/wps/member/security/changes/undo', { messageId: messageId ?? '', proof }, { token: by });
  const setPayment = (newPassword: string, password = 'Player2026') =>
    visitor.sendSealed(
      '/wps/member/password/payment',
      { password, newPassword, confirmNewPassword: newPassword },
      { token },
    );
  const bindEmail = async (email: string, from: string) => {
    const contact = { channel: 'email', email };
    await world.askCode({ channel: 'email', to: contact });
    await world.askCode({ channel: 'email' });
    await world.bind({ contact, code: await world.codeTo(email), currentCode: await world.codeTo(from) });
  };
  const addAccount = (number: string, paymentPassword: string) =>
    visitor.sendSealed(
      '/wps/payments/accounts',
      { kind: 'bank', bank: 'Harbour Bank', holder: 'Lin Player', number, paymentPassword },
      { token },
    );
  const logIn = (password = 'Player2026') => visitor.tokenOf('player', password);
  return { ...world, number: '+86 13800138000', inbox, undoable, undoOwn, setPayment, bindEmail, addAccount, logIn };
};

describe('a change of what protects an account', () => {
  it('is told by a message on the site and by e-mail, each with a way to undo it for a day', async () => {
    const world = await changing();
    const { secret } = await world.turnOn();
    await world.withProof('remove', factor(authenticatorCode(secret, world.now())));
    await world.setPayment('Paying2026');
    await world.bindEmail('new@example.com', OLD);
    const change = { oldPassword: 'Player2026', newPassword: 'Changed2026', confirmNewPassword: 'Changed2026' };
    await world.visitor.sendSealed('/wps/member/password', change, { token: world.token });
    const told = await world.undoable();
    expect(told.map(({ title, kind }) => [title, kind])).toEqual([
      ['Your login password was changed', 'system'],
      ['Your e-mail address was added or changed', 'system'],
      ['Your payment password was set or changed', 'system'],
      ['Your authenticator app was turned on or off', 'system'],
      ['Your authenticator app was turned on or off', 'system'],
    ]);
    for (const { sentAt, undoUntil = '' } of told) expect(Date.parse(undoUntil) - Date.parse(sentAt)).toBe(DAY_MS);
    const links = [...(await world.sent(OLD)), ...(await world.sent('new@example.com'))];
    expect(links.filter(({ body }) => body.includes('#undo='))).toHaveLength(told.length);
  });

  it('by an e-mailed link is told by SMS: who reads the mailbox may not be the member', async () => {
    const world = await changing();
    await world.visitor.call('/wps/member/password/email', { form: { username: 'player', email: OLD } });
    const link = (await world.sent(OLD)).map(({ body }) => /#reset=([\w-]+)/u.exec(body)?.[1]).find(Boolean);
    const payload = { token: link, newPassword: 'Thief2026' };
    expect((await world.visitor.sendSealed('/wps/member/password/link', payload)).success).toBe(true);
    const thief = await world.logIn('Thief2026');
    expect(await world.undoable(thief)).toMatchObject([{ title: 'Your login password was changed' }]);
    expect(await world.undoLinkTo(OLD)).toBe('');
    expect((await world.undo(await world.undoLinkTo(world.number))).value).toEqual({
      account: 'player',
      kind: 'password',
    });
    expect(await world.isAlive(thief)).toBe(false);
    expect((await world.visitor.logIn('player', 'Player2026')).success).toBe(true);
  });
});

describe('undoing by a message', () => {
  it('takes the change back, once, and ends every session with the one that asked', async () => {
    const world = await changing({ members: [{ account: 'player', paymentPassword: 'Before2026' }] });
    await world.setPayment('Paying2026');
    const [message] = await world.undoable();
    expect((await world.undoOwn(message?.id)).value).toEqual({ account: 'player', kind: 'paymentPassword' });
    expect(await world.isAlive(world.token)).toBe(false);
    const by = await world.logIn();
    expect(codeIn(await world.undoOwn(message?.id, { by }))).toBe('linkExpired');
    expect(await world.undoable(by)).toEqual([]);
    // The link of the same change is used up with it.
    expect(codeIn(await world.undo(await world.undoLinkTo(OLD)))).toBe('linkExpired');
  });

  it('asks for the secret of now: an open session alone undoes nothing', async () => {
    const world = await changing();
    await world.turnOn();
    const [message] = await world.undoable();
    const answers = [
      await world.undoOwn(message?.id),
      await world.undoOwn(message?.id, { proof: PAYING }),
      await world.undoOwn(message?.id, { proof: factor('000000') }),
    ];
    expect(answers.map(codeIn)).toEqual(['otherProof', 'otherProof', 'wrongProof']);
    expect(await world.see()).toMatchObject({ hasAuthenticator: true });
    expect(await world.undoable()).toHaveLength(1);
  });

  it('is refused to another member and at another merchant, who learn nothing of it', async () => {
    const world = await changing();
    await world.setPayment('Paying2026');
    const [message] = await world.undoable();
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const proof = { kind: 'password', secret: 'Agent2026' };
    expect(codeIn(await world.undoOwn(message?.id, { by: agent, proof }))).toBe('linkExpired');
    const elsewhere = await changing();
    expect(codeIn(await elsewhere.undoOwn(message?.id))).toBe('linkExpired');
    expect(await world.isAlive(world.token)).toBe(true);
    expect((await world.undoOwn(message?.id)).success).toBe(true);
  });

  it('is over after a day, as the message says', async () => {
    const world = await changing();
    await world.setPayment('Paying2026');
    const [message] = await world.undoable();
    await world.advance(DAY_MS);
    const by = await world.logIn();
    expect(await world.undoable(by)).toEqual([]);
    expect(codeIn(await world.undoOwn(message?.id, { by }))).toBe('linkExpired');
  });

  it('works once, however many undo at the same time by message and by link', async () => {
    const world = await changing();
    await world.setPayment('Paying2026');
    const [message] = await world.undoable();
    const link = await world.undoLinkTo(OLD);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => (nth % 2 === 0 ? world.undoOwn(message?.id) : world.undo(link))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('takes later changes back too, whose messages offer it no longer, and leaves earlier ones', async () => {
    const world = await changing();
    await world.setPayment('Paying2026');
    await world.advance(1000);
    await world.bindEmail('second@example.com', OLD);
    await world.advance(61_000);
    await world.bindEmail('third@example.com', 'second@example.com');
    const [, second, first] = await world.undoable();
    expect((await world.undoOwn(second?.id)).success).toBe(true);
    const by = await world.logIn();
    expect((await world.undoable(by)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await world.see(by)).toMatchObject({ email: 'p••••@example.com', hasPaymentPassword: true });
  });

  it('is not kept from the member by a thief who deletes the message', async () => {
    const world = await changing();
    await world.bindEmail('thief@example.com', OLD);
    const [message] = await world.undoable();
    await messagesOf(world.visitor, world.token).remove([message?.id ?? '']);
    expect((await world.undo(await world.undoLinkTo(OLD))).success).toBe(true);
  });

  it('removes accounts for withdrawals that were added since, before one of them can be used', async () => {
    const world = await changing({
      members: [{ account: 'player', paymentPassword: 'Before2026' }],
      withdrawalAccounts: [{ account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200112345' }],
    });
    await world.setPayment('Thief2026');
    expect((await world.addAccount('6222020200199999', 'Thief2026')).success).toBe(true);
    const [message] = await world.undoable();
    expect((await world.undoOwn(message?.id)).success).toBe(true);
    const token = await world.logIn();
    const { value } = await world.visitor.call('/wps/payments/accounts', { token });
    const { accounts } = value as { accounts: { usable: boolean }[] };
    expect(accounts.map(({ usable }) => usable)).toEqual([true]);
  });
});
