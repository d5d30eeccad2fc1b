import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { register as registerSocial, signIn, ticketOf } from '../session/social/testing/atDemo.ts';
import { fakeProvider } from '../payments/testing/fakeProvider.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';
import { reasonOf } from './testing/limitedMember.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: fakeProvider().provider });
});
afterAll(() => gateway.close());

const form = {
  username: 'chloe88',
  password: 'Chloe2026',
  confirmPassword: 'Chloe2026',
  login: true,
  terms: { accepted: true, version: '1' },
  registerMethod: 'WEB',
  captcha: 'TEST',
};

const register = async (visitor: Visitor, more: object = {}) => {
  await visitor.call('/wps/captcha');
  return visitor.sendSealed('/wps/member/register', { ...form, ...more }, { method: 'PUT' });
};
const EXCLUSION = '/wps/limits/exclusion';
const DEPOSIT = { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' };

/** A world whose member has registered with an address, and is excluded. */
const excludedAt = async (address: string) => {
  const world = await newWorldAt(gateway, 'alpha', { failures: { limits: { register: 1000 } } });
  const { value } = await register(world.visitor, { email: address });
  const { session } = value as { session: { token: string } };
  await world.visitor.call(EXCLUSION, { token: session.token, json: { months: 6 } });
  return { ...world, token: session.token };
};

describe('an exclusion is not passed', () => {
  it.each(['Chloe@Example.com', 'chloe+new@example.com', ' CHLOE@EXAMPLE.COM '])(
    'by a new account with its address, written as %s [D58]',
    async (email) => {
      const { visitor } = await excludedAt('chloe@example.com');
      const answer = await register(visitor, { username: 'newname1', email, payeeName: 'Khloe Wang' });
      expect(answer.value).toMatchObject({ code: 'registrationRefused' });
      expect(reasonOf(await register(visitor, { username: 'newname2', email: 'other@example.com' }))).toBe('done');
    },
  );

  it("by an account at a provider that has the member's address [D58]", async () => {
    const { visitor } = await excludedAt('robin@demo.example');
    const ticket = ticketOf(await signIn(gateway, visitor));
    expect((await registerSocial(visitor, ticket)).value).toMatchObject({ code: 'registrationRefused' });
  });

  it("by the member's own account at a provider [D58]", async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    const { value } = await registerSocial(visitor, ticketOf(await signIn(gateway, visitor)));
    const { token } = value as { token: string };
    await visitor.call(EXCLUSION, { token, json: { months: 6 } });
    const again = (await signIn(gateway, visitor)).value as { token: string };
    expect((await visitor.call('/wps/limits', { token: again.token })).value).toHaveProperty('excludedUntil');
    // Another member's address is changed to it: the member is who is excluded then.
    await gateway.database.owner.update(members).set({ email: 'Robin@demo.example' }).where(eq(members.merchant, id));
    const other = await visitor.tokenOf('player', 'Player2026');
    const headers = { 'Idempotency-Key': 'exclusion-by-its-address' };
    expect(reasonOf(await visitor.call('/wps/payments/deposits', { token: other, json: DEPOSIT, headers }))).toBe(
      'excluded',
    );
  });

  it('on another site of the gateway, where the account has another name and spelling [D58]', async () => {
    const [alpha, beta] = [visit(gateway, 'alpha.localhost'), visit(gateway, 'beta.localhost')];
    const before = await beta.tokenOf('player', 'Player2026');
    expect((await beta.call('/wps/limits', { token: before })).value).not.toHaveProperty('excludedUntil');
    const owner = gateway.database.owner;
    await owner.update(members).set({ email: 'PLAYER+b@example.com' }).where(eq(members.email, 'player@example.com'));
    const token = await alpha.tokenOf('player', 'Player2026');
    await alpha.call(EXCLUSION, { token, json: { months: 6 } });
    const { value } = await beta.call('/wps/limits', { token: before });
    expect(value).toHaveProperty('excludedUntil');
    // A world of that site has exclusions of its own.
    const world = await newWorldAt(gateway, 'beta', { as: 'player' });
    const there = await world.visitor.call('/wps/limits', { token: world.token ?? '' });
    expect(there.value).not.toHaveProperty('excludedUntil');
  });
});
