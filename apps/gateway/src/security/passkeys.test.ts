import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { codeIn, factor } from './testing/newSecured.ts';
import type { SoftAuthenticator } from './testing/softAuthenticator.ts';
import { withPasskeys } from './testing/withPasskeys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const OLD = 'player@example.com';
const asNew = (value: unknown) => value as Parameters<SoftAuthenticator['create']>[0];

describe('a passkey', () => {
  it('is added once the password has confirmed it, for the site alone, and listed with its uses', async () => {
    const world = await withPasskeys(gateway);
    expect(codeIn(await world.beginAdding({ kind: 'password', secret: 'Wrong2026' }))).toBe('wrongProof');
    const { value } = await world.beginAdding();
    expect(value).toMatchObject({
      rp: { id: world.host },
      user: { name: 'player' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const key = world.newKey();
    expect((await world.add(key.create(asNew(value)))).success).toBe(true);
    expect(await world.keys()).toEqual([
      { id: expect.any(String) as unknown, name: 'My phone', createdAt: expect.any(String) as unknown },
    ]);
    expect(await world.logIn(key)).toMatchObject({ success: true, value: { token: expect.any(String) as unknown } });
    expect((await world.keys())[0]).toHaveProperty('lastUsedAt');
    expect((await world.visitor.call('/wps/member/logins', { token: world.token })).value).toMatchObject({
      logins: [{ method: 'passkey' }],
    });
  });

  it('is not offered twice to the same authenticator, nor added twice', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const { value } = await world.beginAdding();
    expect(value).toMatchObject({ excludeCredentials: [{ id: key.id, type: 'public-key' }] });
    expect(codeIn(await world.add(key.create(asNew(value))))).toBe('passkeyKnown');
  });

  it('is renamed, and removed once a secret has confirmed it: then it opens nothing', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const [{ id } = { id: '' }] = await world.keys();
    expect((await world.rename(id, ' Work  phone ')).success).toBe(true);
    expect((await world.keys())[0]?.name).toMatch(/^Work\s+phone$/u);
    expect(codeIn(await world.remove(id, { kind: 'password', secret: 'Wrong2026' }))).toBe('wrongProof');
    expect((await world.remove(id)).success).toBe(true);
    expect(await world.keys()).toEqual([]);
    expect(codeIn(await world.logIn(key))).toBe('passkeyRefused');
    expect(codeIn(await world.remove(id))).toBe('passkeyUnknown');
    expect(codeIn(await world.rename(id, 'Gone'))).toBe('passkeyUnknown');
  });

  it('is never the only way to log in: it needs a secret to add, and its removal leaves the others', async () => {
    const world = await withPasskeys(gateway);
    await world.addKey();
    const [{ id } = { id: '' }] = await world.keys();
    expect((await world.remove(id)).success).toBe(true);
    expect(await world.isAlive(await world.visitor.tokenOf('player', 'Player2026'))).toBe(true);
    await gateway.database.owner
      .update(members)
      .set({ password_hash: null, payment_password_hash: null })
      .where(and(eq(members.merchant, world.id), eq(members.account, 'player')));
    for (const kind of ['password', 'fundPassword', 'secondFactor'])
      expect(codeIn(await world.beginAdding({ kind, secret: 'Player2026' }))).toBe('otherProof');
  });

  it('of ten is the last', async () => {
    const world = await withPasskeys(gateway);
    for (let n = 0; n < 10; n += 1) await world.addKey();
    expect(codeIn(await world.beginAdding())).toBe('tooManyPasskeys');
  });

  it('logs in without a second factor, which it stands in for [REQ-113]', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    await world.turnOn();
    expect((await world.logIn(key)).value).toHaveProperty('token');
  });

  it('logs in after its password has expired, and may use the account [REQ-107]', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    await gateway.database.owner
      .update(members)
      .set({ password_default: true })
      .where(and(eq(members.merchant, world.id), eq(members.account, 'player')));
    const { value } = await world.logIn(key);
    expect(value).toMatchObject({ passwordDefault: true });
    expect(await world.isAlive((value as { token: string }).token)).toBe(true);
  });

  it('logs in who is excluded from play, as withdrawing needs it, and opens no game [D58]', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    await world.visitor.call('/wps/limits/exclusion', { token: world.token, json: { months: 6 } });
    const { value } = await world.logIn(key);
    const { token = '' } = value as { token?: string };
    expect(await world.isAlive(token)).toBe(true);
    expect((await world.visitor.call('/wps/limits', { token })).value).toHaveProperty('excludedUntil');
    expect(codeIn(await world.visitor.call('/wps/game/launchGame', { token }))).toBe('excluded');
  });

  it('logs in to no closed account, and at the agent page to no other than an agent', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    expect(codeIn(await world.logIn(key, {}, { entry: 'agent' }))).toBe('nonAgent');
    await gateway.database.owner.update(members).set({ disabled: true }).where(eq(members.merchant, world.id));
    expect(codeIn(await world.logIn(key))).toBe('disabled');
  });
});

describe('a change', () => {
  it('is confirmed by a passkey in place of the secret', async () => {
    const world = await withPasskeys(gateway);
    expect(codeIn(await world.askProof())).toBe('passkeyUnknown');
    const key = await world.addKey();
    expect((await world.withProof('begin', await world.proofBy(key))).success).toBe(true);
  });

  it('is confirmed by a passkey also where the second factor is the secret', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    await world.turnOn();
    expect(codeIn(await world.withProof('remove', factor('000000')))).toBe('wrongProof');
    expect((await world.withProof('remove', await world.proofBy(key))).success).toBe(true);
  });
});

describe('adding and removing', () => {
  it('are told to the member; the link of an added one removes it', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    expect((await world.sent(OLD)).some(({ body }) => body.includes('a passkey of player'))).toBe(true);
    expect((await world.undo(await world.undoLinkTo(OLD))).value).toEqual({ account: 'player', kind: 'passkey' });
    expect(codeIn(await world.logIn(key))).toBe('passkeyRefused');
    expect(await world.isAlive(world.token)).toBe(false);
  });

  it('the link of a removed one brings it back', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    await world.advance(60_000);
    const [{ id } = { id: '' }] = await world.keys();
    await world.remove(id);
    await world.undo(await world.undoLinkTo(OLD));
    expect((await world.logIn(key)).success).toBe(true);
  });
});
