import { generateKeyPair } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { members } from '../../accounts/member.schema.ts';
import { newWorldAt } from '../../testing/newWorldAt.ts';
import { openTestGateway } from '../../testing/openTestGateway.ts';
import type { TestGateway } from '../../testing/openTestGateway.ts';
import { visit } from '../../testing/visitor.ts';
import { begin, BEGIN, choose, codeOf, register, signIn, SOCIAL, terms, ticketOf } from './testing/atDemo.ts';
import { startIssuer } from './testing/issuer.ts';
import type { Forgery } from './testing/issuer.ts';

let gateway: TestGateway;
let provider: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  provider = await startIssuer();
  gateway = await openTestGateway({ socialSecrets: { 'alpha/google': 'the-secret' } });
});
afterAll(async () => {
  await gateway.close();
  provider.close();
});

const openId = (issuer = provider.issuer) => ({
  settings: { social: { google: { through: 'openid' as const, issuer, clientId: 'client' } } },
  failures: { limits: { beginSocialLogin: 1000, logInSocial: 1000, registerSocial: 1000 } },
});
const back = async (forgery: Forgery) => {
  const { visitor } = await newWorldAt(gateway, 'alpha', openId());
  const { state, code } = provider.visit(await begin(visitor), forgery);
  return visitor.sendSealed(SOCIAL, { state, code });
};
const seconds = (ago: number): number => Math.floor(Date.now() / 1000) - ago;

describe('a token of a provider', () => {
  it('that is honest says who somebody is, and the gateway shows its secret and the proof of its code', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', openId());
    const { state, code, challenge } = provider.visit(await begin(visitor));
    const answer = await visitor.sendSealed(SOCIAL, { state, code });
    expect(answer.value).toMatchObject({ newcomer: { provider: 'google', name: 'Some One' } });
    const sent = provider.asked.at(-1);
    expect([sent?.get('client_secret'), provider.challengeOf(sent?.get('code_verifier') ?? '')]).toEqual([
      'the-secret',
      challenge,
    ]);
  });

  it('is refused with a foreign key, a wrong audience, issuer or nonce, past its time, unsigned or for nobody', async () => {
    const { privateKey: key } = await generateKeyPair('RS256');
    const { privateKey: curve } = await generateKeyPair('RS256');
    const forgeries: Record<string, Forgery> = {
      key: { key },
      other: { key: curve },
      audience: { claims: { aud: 'another-client' } },
      audiences: { claims: { aud: ['client', 'another'], azp: 'another' } },
      issuer: { claims: { iss: 'https://evil.example' } },
      nonce: { claims: { nonce: 'of-another-sign-in' } },
      noNonce: { claims: { nonce: undefined } },
      expired: { claims: { iat: seconds(600), exp: seconds(300) } },
      noEnd: { claims: { exp: undefined } },
      nobody: { claims: { sub: undefined } },
      empty: { claims: { sub: '' } },
      unsigned: { unsigned: true },
    };
    for (const [name, forgery] of Object.entries(forgeries))
      expect([name, codeOf(await back(forgery))]).toEqual([name, 'signInRefused']);
  });

  it('that cannot be fetched means that the provider is away, not a refusal', async () => {
    expect(codeOf(await back({ status: 503 }))).toBe('providerAway');
    expect(codeOf(await back({ status: 400 }))).toBe('signInRefused');
    const { visitor } = await newWorldAt(gateway, 'alpha', openId('http://localhost:9'));
    expect(codeOf(await visitor.call(BEGIN, { json: { provider: 'google' } }))).toBe('providerAway');
  });

  it('that cannot be fetched means so, too, where the HTTP server has replaced the global Response', async () => {
    vi.stubGlobal('Response', class extends Response {});
    expect(codeOf(await back({ status: 503 }))).toBe('providerAway');
  });
});

describe('what comes back from a provider', () => {
  it('is good once', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const answer = await choose(gateway, await begin(visitor));
    expect(ticketOf(await visitor.sendSealed(SOCIAL, answer))).not.toBe('');
    expect(codeOf(await visitor.sendSealed(SOCIAL, answer))).toBe('signInExpired');
    const twice = await choose(gateway, await begin(visitor));
    const answers = await Promise.all([visitor.sendSealed(SOCIAL, twice), visitor.sendSealed(SOCIAL, twice)]);
    expect(answers.filter((one) => ticketOf(one) !== '')).toHaveLength(1);
  });

  it('is good for the browser where it began alone, and stays good there', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha');
    const other = visit(gateway, host);
    await begin(other);
    const answer = await choose(gateway, await begin(visitor));
    expect(codeOf(await other.sendSealed(SOCIAL, answer))).toBe('signInExpired');
    expect(codeOf(await visit(gateway, host).sendSealed(SOCIAL, answer))).toBe('signInExpired');
    expect(ticketOf(await visitor.sendSealed(SOCIAL, answer))).not.toBe('');
  });

  it('is good at the merchant where it began alone', async () => {
    const [one, other] = [await newWorldAt(gateway, 'alpha'), await newWorldAt(gateway, 'alpha')];
    const answer = await choose(gateway, await begin(one.visitor));
    await begin(other.visitor);
    expect(codeOf(await other.visitor.sendSealed(SOCIAL, answer))).toBe('signInExpired');
  });

  it('ends after a quarter of an hour, as a ticket does', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const answer = await choose(gateway, await begin(visitor));
    const ticket = ticketOf(await signIn(gateway, visitor));
    gateway.clock.advance(15 * 60_000 + 1);
    expect(codeOf(await visitor.sendSealed(SOCIAL, answer))).toBe('signInExpired');
    expect(codeOf(await register(visitor, ticket))).toBe('signInExpired');
  });

  it('is refused with the state of another sign-in of the same browser', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const mine = await choose(gateway, await begin(visitor));
    const theirs = await choose(gateway, await begin(visitor), 'kim');
    expect(codeOf(await visitor.sendSealed(SOCIAL, { state: mine.state, code: theirs.code }))).toBe('signInRefused');
  });
});

describe('a ticket', () => {
  it('opens one account, however many ask at the same time, and for however many tickets of one person', async () => {
    const { visitor, id } = await newWorldAt(gateway, 'alpha');
    const tickets = [ticketOf(await signIn(gateway, visitor)), ticketOf(await signIn(gateway, visitor))];
    const all = [...tickets, ...tickets];
    const answers = await Promise.all(all.map((ticket) => register(visitor, ticket)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const opened = await gateway.database.owner.select().from(members).where(eq(members.merchant, id));
    expect(opened.filter(({ account }) => /^g\d{9}$/u.test(account))).toHaveLength(1);
  });

  it('is good in the browser where it was given, at its merchant, and with the terms', async () => {
    const { visitor, host } = await newWorldAt(gateway, 'alpha');
    const ticket = ticketOf(await signIn(gateway, visitor));
    expect(codeOf(await register(visit(gateway, host), ticket))).toBe('signInExpired');
    expect(codeOf(await register((await newWorldAt(gateway, 'alpha')).visitor, ticket))).toBe('signInExpired');
    expect((await register(visitor, ticket, { terms: { ...terms, accepted: false } })).status).toBe(400);
    expect(codeOf(await register(visitor, 'guess'))).toBe('signInExpired');
    expect((await register(visitor, ticket)).success).toBe(true);
  });

  it('is no state, and a state is no ticket', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const { state } = await choose(gateway, await begin(visitor));
    expect(codeOf(await register(visitor, state))).toBe('signInExpired');
    const ticket = ticketOf(await signIn(gateway, visitor));
    expect(codeOf(await visitor.sendSealed(SOCIAL, { state: ticket, code: 'x' }))).toBe('signInExpired');
  });

  it('is refused after so many accounts from one address', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { failures: openId().failures });
    const refused = [];
    for (let n = 0; n < 12; n += 1) refused.push((await register(visitor, `guess-${n}`)).value);
    expect(refused.at(-1)).toMatchObject({
      code: 'tooManyAccounts',
      until: expect.stringMatching(/^\d{4}-/u) as unknown,
    });
  });
});
