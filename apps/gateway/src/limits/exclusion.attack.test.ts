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
import { exclude } from './exclusions.store.ts';
import { subjectsOf } from './subjects.ts';
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

/** A world whose member has registered with this, and is excluded. */
const excludedWith = async (own: object) => {
  const rules = [{ key: 'idNumber' as const, enabled: true, required: false }];
  const world = await newWorldAt(gateway, 'alpha', {
    settings: { rules },
    failures: { limits: { register: 1000 } },
  });
  const { value } = await register(world.visitor, own);
  const { session } = value as { session: { token: string } };
  await world.visitor.call(EXCLUSION, { token: session.token, json: { months: 6 } });
  return { ...world, token: session.token };
};

/** A world whose member has registered with an address, and is excluded. */
const excludedAt = (email: string) => excludedWith({ email });

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

  it.each([
    ['13900139000', '86'],
    ['139 0013-9000', '86'],
    ['１３９００１３９０００', '86'],
    ['013900139000', '86'],
  ])('by a new account with its number, written as %s [D58]', async (mobileNum, countryDialingCode) => {
    const { visitor } = await excludedWith({ mobileNum: '13900139000', countryDialingCode: '86' });
    const number = { mobileNum, countryDialingCode };
    const answer = await register(visitor, { username: 'newname1', ...number });
    expect(answer.value).toMatchObject({ code: 'registrationRefused' });
    const other = { mobileNum: '13900139001', countryDialingCode: '86' };
    expect(reasonOf(await register(visitor, { username: 'newname2', ...other }))).toBe('done');
  });

  it.each(['AB123456', 'ab123456', 'ＡＢ１２３４５６'])(
    'by a new account with its document, written as %s [D58]',
    async (idNumber) => {
      const { visitor } = await excludedWith({ idNumber: 'AB123456' });
      const answer = await register(visitor, { username: 'newname1', idNumber });
      expect(answer.value).toMatchObject({ code: 'registrationRefused' });
      expect(reasonOf(await register(visitor, { username: 'newname2', idNumber: 'AB123457' }))).toBe('done');
    },
  );

  it('by a new account on another site, with its number, address or document [D58]', async () => {
    const person = {
      mobileNum: '13900139077',
      countryDialingCode: '86',
      email: 'chloe77@example.com',
      idNumber: 'AB777777',
    };
    const { owner } = gateway.database;
    const until = new Date(Date.now() + 86_400_000);
    const { mobileNum: mobile, countryDialingCode: dialingCode, idNumber: document, email } = person;
    await owner.transaction((tx) => exclude(tx, 'beta', subjectsOf({ mobile, dialingCode, document, email }), until));
    const alpha = visit(gateway, 'alpha.localhost');
    for (const [nth, own] of [
      { mobileNum: person.mobileNum, countryDialingCode: person.countryDialingCode },
      { email: 'Chloe77+a@example.com' },
      { idNumber: 'ab777777' },
    ].entries())
      expect((await register(alpha, { username: `elsewhere${nth}`, ...own })).value).toMatchObject({
        code: 'registrationRefused',
      });
  });

  it('by nobody else: a namesake registers and plays [D58]', async () => {
    const { visitor } = await excludedWith({ email: 'chloe@example.com', payeeName: 'Chloe Wang' });
    const { value } = await register(visitor, {
      username: 'newname1',
      email: 'c2@example.com',
      payeeName: 'Chloe Wang',
    });
    const { token } = (value as { session: { token: string } }).session;
    expect((await visitor.call('/wps/limits', { token })).value).not.toHaveProperty('excludedUntil');
  });

  it('and who asks by registering which addresses are excluded meets the bot check [D58]', async () => {
    const { visitor } = await excludedWith({ email: 'chloe@example.com' });
    const ask = async (nth: number) =>
      reasonOf(await register(visitor, { username: `asking${nth}`, email: `chloe+${nth}@example.com` }));
    const answers = [];
    for (let nth = 0; nth < 5; nth += 1) answers.push(await ask(nth));
    expect(answers).toEqual([
      'registrationRefused',
      'registrationRefused',
      'botCheckRequired',
      'botCheckRequired',
      'botCheckRequired',
    ]);
  });

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
