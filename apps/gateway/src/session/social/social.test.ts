import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../accounts/member.schema.ts';
import { registrations } from '../../registration/registration.schema.ts';
import { identities } from '../session.schema.ts';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import { openTestGateway } from '../../testing/openTestGateway.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { begin, BEGIN, choose, codeOf, register, signIn, SOCIAL, ticketOf } from './testing/atDemo.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const infoOf = async (visitor: Visitor, token: string) => {
  const { value } = await visitor.call('/wps/member/info', { token });
  return value as { customerId: string; account: string };
};
/** A call that is refused while a password change is required. */
const BALANCE = '/wps/v2/wallets/balance';
const tokenOf = ({ value }: { value: unknown }) => (value as { token?: string }).token ?? '';
const changeMembers = (world: string, to: Partial<typeof members.$inferInsert>) =>
  gateway.database.owner
    .update(members)
    .set(to)
    .where(and(eq(members.merchant, world), eq(members.email, 'robin@demo.example')));

const newcomerAt = async (settings: object = {}) => {
  const { visitor, id } = await newWorldAt(gateway, 'alpha', settings);
  return { visitor, id, answer: await signIn(gateway, visitor) };
};
const memberAt = async () => {
  const { visitor, id, answer } = await newcomerAt();
  const opened = await register(visitor, ticketOf(answer));
  return { visitor, id, opened };
};

describe("who signs in with a provider's account for the first time", () => {
  it('is asked to agree to the terms, and then has an account and a session', async () => {
    const { visitor, id, answer } = await newcomerAt();
    expect(answer.value).toEqual({
      newcomer: { ticket: expect.any(String) as unknown, provider: 'google', name: 'Robin Demo' },
    });
    const opened = await register(visitor, ticketOf(answer));
    expect(opened.value).toEqual({
      token: expect.any(String) as unknown,
      firstTimeLogin: true,
      passwordExpired: false,
    });
    const { account } = await infoOf(visitor, tokenOf(opened));
    expect(account).toMatch(/^g\d{9}$/u);
    const owner = gateway.database.owner;
    const [member] = await owner
      .select()
      .from(members)
      .where(and(eq(members.merchant, id), eq(members.account, account)));
    expect(member).toMatchObject({ email: 'robin@demo.example', password_hash: null, password_default: false });
    const [registration] = await owner.select().from(registrations).where(eq(registrations.merchant, id));
    expect(registration).toMatchObject({ method: 'social', terms_version: '1', invited_by: null });
  });

  it('is logged in from then on as the same member, with no first login', async () => {
    const { visitor, opened } = await memberAt();
    const again = await signIn(gateway, visitor);
    expect(again.value).toEqual({
      token: expect.any(String) as unknown,
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect(await infoOf(visitor, tokenOf(again))).toEqual(await infoOf(visitor, tokenOf(opened)));
  });

  it("is another than the same person of another provider's, and than another person", async () => {
    const { visitor } = await memberAt();
    expect(ticketOf(await signIn(gateway, visitor, { provider: 'facebook' }))).not.toBe('');
    expect(ticketOf(await signIn(gateway, visitor, { person: 'kim' }))).not.toBe('');
  });

  it('is never taken for the member who has the same e-mail address', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    await gateway.database.owner
      .update(members)
      .set({ email: 'robin@demo.example' })
      .where(and(eq(members.merchant, id), eq(members.account, 'player')));
    expect(ticketOf(await signIn(gateway, visitor))).not.toBe('');
  });

  it('may give the invitation of an agent; that of nobody leaves the ticket good', async () => {
    const { visitor, id, answer } = await newcomerAt();
    const refused = await register(visitor, ticketOf(answer), { affiliateCode: 'NOBODY99' });
    expect(codeOf(refused)).toBe('invalidInvitation');
    const [agent] = await gateway.database.owner
      .select()
      .from(members)
      .where(and(eq(members.merchant, id), eq(members.account, 'agent')));
    const code = agent?.invitation_code ?? '';
    expect((await register(visitor, ticketOf(answer), { affiliateCode: code })).success).toBe(true);
    const [registration] = await gateway.database.owner
      .select()
      .from(registrations)
      .where(eq(registrations.merchant, id));
    expect(registration?.invited_by).toBe(agent?.id);
  });

  it('is refused where nobody may register, before and with a ticket', async () => {
    const closed = { usernameRegistration: false, mobileRegistration: false };
    expect(codeOf((await newcomerAt({ settings: { flags: closed } })).answer)).toBe('registrationClosed');
    const { visitor, id, answer } = await newcomerAt();
    await gateway.fetch(
      new Request(`http://127.0.0.1/lab/worlds/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ settings: { flags: closed } }),
      }),
    );
    expect(codeOf(await register(visitor, ticketOf(answer)))).toBe('registrationClosed');
  });
});

describe('a member who signed in elsewhere', () => {
  it('is asked for the second factor, and owes no change of password after it [REQ-107, REQ-108]', async () => {
    const { visitor, id } = await memberAt();
    await changeMembers(id, { second_factors: ['realName'], real_name: 'Robin', password_default: true });
    const { value } = await signIn(gateway, visitor);
    const { challenge } = value as { challenge: { id: string; methods: string[] } };
    expect(challenge.methods).toEqual(['realName']);
    const answered = await visitor.sendSealed('/wps/session/login/challenge', {
      id: challenge.id,
      method: 'realName',
      answer: 'Robin',
    });
    expect((await visitor.call(BALANCE, { token: tokenOf(answered) })).status).toBe(200);
  });

  it('owes no change of an expired password [REQ-107]', async () => {
    const { visitor, id } = await memberAt();
    await changeMembers(id, { password_expires_at: new Date(0) });
    const again = await signIn(gateway, visitor);
    expect(again.value).toMatchObject({ passwordExpired: true });
    expect((await visitor.call(BALANCE, { token: tokenOf(again) })).status).toBe(200);
  });

  it('is refused while disabled, and has no password to log in with', async () => {
    const { visitor, id, opened } = await memberAt();
    const { account } = await infoOf(visitor, tokenOf(opened));
    for (const password of ['null', 'undefined', ' ', 'Player2026'])
      expect(codeOf(await visitor.logIn(account, password, { captcha: 'TEST' }))).not.toBeUndefined();
    await changeMembers(id, { disabled: true });
    expect(codeOf(await signIn(gateway, visitor))).toBe('disabled');
  });
});

const cookieOf = (headers: Headers) => headers.get('Set-Cookie') ?? '';

describe('a sign-in', () => {
  it('is tied to its browser for half an hour, by an id that stays the same', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const first = cookieOf((await visitor.call(BEGIN, { json: { provider: 'google' } })).headers);
    const again = cookieOf((await visitor.call(BEGIN, { json: { provider: 'google' } })).headers);
    const [id = '', ...rest] = first.split('; ');
    expect(id).toMatch(/^signin=.{20,}$/u);
    expect(rest).toEqual(expect.arrayContaining(['Max-Age=1800', 'HttpOnly', 'SameSite=Strict']));
    expect(again).toBe(first);
  });

  it('ends where the merchant has given the provider up meanwhile', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', {
      settings: { social: { google: { through: 'demo' } } },
    });
    const back = await choose(gateway, await begin(visitor));
    await change({ settings: { social: { google: { through: 'firebase', projectId: 'p' } } } });
    expect(codeOf(await visitor.sendSealed(SOCIAL, back))).toBe('switchedOff');
  });

  it('leads nobody in with a trial account, nor whose second factor is locked, who is told until when', async () => {
    const { visitor, id } = await memberAt();
    await changeMembers(id, { second_factors: ['realName'], real_name: 'Robin' });
    for (let miss = 0; miss < 5; miss += 1) {
      const { challenge } = (await signIn(gateway, visitor)).value as { challenge: { id: string } };
      const answer = { id: challenge.id, method: 'realName', answer: 'Guess' };
      await visitor.sendSealed('/wps/session/login/challenge', answer);
    }
    const locked = await signIn(gateway, visitor);
    expect(locked.value).toMatchObject({ code: 'locked', until: expect.stringMatching(/^\d{4}-/u) as unknown });
    await changeMembers(id, { type: 4 });
    expect(codeOf(await signIn(gateway, visitor))).toBe('nonMember');
  });

  it('opens an account with what the merchant gives everybody, which is that person’s from then on', async () => {
    const { visitor, id, answer } = await newcomerAt({ settings: { openingBalance: '12345' } });
    const opened = await register(visitor, ticketOf(answer));
    const { value } = await visitor.call(BALANCE, { token: tokenOf(opened) });
    expect(value).toMatchObject({ balance: '12345' });
    const owner = gateway.database.owner;
    const linked = await owner.select().from(identities).where(eq(identities.merchant, id));
    expect(linked).toMatchObject([{ provider: 'google', subject: 'demo-robin', linked_at: expect.any(Date) }]);
  });

  it('opens no second account for one person, whose other tickets are used up with the first', async () => {
    const { visitor, id, answer } = await newcomerAt();
    const second = ticketOf(await signIn(gateway, visitor));
    expect((await register(visitor, ticketOf(answer))).success).toBe(true);
    expect(codeOf(await register(visitor, second))).toBe('signInExpired');
    const rows = await gateway.database.owner.select().from(registrations).where(eq(registrations.merchant, id));
    expect(rows).toHaveLength(1);
  });
});

describe('a site', () => {
  it('shows the buttons of the providers that its merchant has, and no other can be asked for', async () => {
    const { visitor } = await newWorldAt(gateway, 'beta', {});
    expect((await visitor.call('/wps/system/permission')).value).toMatchObject({
      social: { google: false, facebook: false },
    });
    expect(codeOf(await visitor.call(BEGIN, { json: { provider: 'google' } }))).toBe('switchedOff');
    expect(codeOf(await visitor.sendSealed(SOCIAL, { idToken: 'x' }))).toBe('switchedOff');
    expect((await visitor.call(BEGIN, { json: { provider: 'myspace' } })).status).toBe(400);
  });

  it('sends its visitor to the page of the demo accounts, which names the site and asks for no password', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const address = await begin(visitor);
    const response = await gateway.fetch(new Request(address));
    const html = await response.text();
    expect([response.status, html.includes('Continue as Robin Demo'), html.includes('<input')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(html).toContain('.alpha.localhost');
  });

  it('the page of the demo accounts sends nobody to where no merchant is', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const address = new URL(await begin(visitor));
    address.searchParams.set('redirect_uri', 'http://evil.example/signin');
    expect((await gateway.fetch(new Request(address))).status).toBe(400);
    const chosen = await gateway.fetch(new Request(address.href.replace('/authorize', '/choose/robin')));
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([400, null]);
  });
});
