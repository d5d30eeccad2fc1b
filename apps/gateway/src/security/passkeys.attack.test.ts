import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { codeIn } from './testing/newSecured.ts';
import type { Forgery, SoftAuthenticator } from './testing/softAuthenticator.ts';
import { passkeyLogin, withPasskeys } from './testing/withPasskeys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AGENT = { kind: 'password', secret: 'Agent2026' };
const asNew = (value: unknown) => value as Parameters<SoftAuthenticator['create']>[0];
const MINUTES_MS = 5 * 60_000;

describe('a login by passkey is refused', () => {
  it('to an answer that was accepted before, also at the same time', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const answer = key.get(await world.begin());
    const tried = await Promise.all(Array.from({ length: 5 }, () => world.finish(answer)));
    expect(tried.filter(({ success }) => success)).toHaveLength(1);
    expect(codeIn(await world.finish(answer))).toBe('passkeyExpired');
  });

  it('to a challenge that is made up, too old, or of another visitor', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    expect(codeIn(await world.logIn(key, { challenge: 'bWFkZSB1cA' }))).toBe('passkeyExpired');
    const asked = await world.begin();
    await world.advance(MINUTES_MS);
    expect(codeIn(await world.finish(key.get(asked)))).toBe('passkeyExpired');
    const stranger = passkeyLogin(visit(gateway, world.host));
    expect(codeIn(await stranger.finish(key.get(await world.begin())))).toBe('passkeyExpired');
    await stranger.begin();
    expect(codeIn(await stranger.finish(key.get(await world.begin())))).toBe('passkeyExpired');
  });

  it('to a challenge of another purpose', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const { answer } = await world.proofBy(key);
    expect(codeIn(await world.finish(answer))).toBe('passkeyExpired');
    const { value } = await world.beginAdding();
    expect(codeIn(await world.finish(key.get(asNew(value))))).toBe('passkeyExpired');
  });

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://lotus.example.evil' }],
    ['another scheme', { origin: 'https://alpha.localhost' }],
    ['another site', { rpId: 'beta.localhost' }],
    ['the parent of the site', { rpId: 'localhost' }],
    ['a user who was not verified', { isVerified: false }],
    ['another kind of answer', { type: 'webauthn.create' }],
    ['no user', { userHandle: undefined }],
    ['another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['a credential that nobody has', { id: 'bm9ib2R5' }],
  ])('to %s, and its challenge is spent', async (_, forgery) => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const asked = await world.begin();
    expect(codeIn(await world.finish(key.get(asked, forgery)))).toBe('passkeyRefused');
    expect(codeIn(await world.finish(key.get(asked)))).toBe('passkeyExpired');
    expect((await world.logIn(key)).success).toBe(true);
  });

  it('to a counter that stands still or goes back, as that of a copied authenticator', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    expect((await world.logIn(key, { counter: 10 })).success).toBe(true);
    for (const counter of [10, 9, 0]) expect(codeIn(await world.logIn(key, { counter }))).toBe('passkeyRefused');
    expect((await world.logIn(key, { counter: 11 })).success).toBe(true);
  });

  it('to one of two answers with the same counter at the same time', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const answers = [await world.begin(), await world.begin()].map((asked) => key.get(asked, { counter: 20 }));
    const tried = await Promise.all(answers.map((answer) => world.finish(answer)));
    expect(tried.filter(({ success }) => success)).toHaveLength(1);
  });

  it('to the key of one member under the credential of another', async () => {
    const world = await withPasskeys(gateway);
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const [own, other] = [await world.addKey(), await world.addKey(agent, AGENT)];
    expect(codeIn(await world.logIn(own, { id: other.id }))).toBe('passkeyRefused');
  });

  it('at another merchant, even for the same key at the same challenge', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const elsewhere = await withPasskeys(gateway);
    expect(codeIn(await elsewhere.logIn(key))).toBe('passkeyRefused');
    const atHome = { rpId: elsewhere.host, origin: `http://${elsewhere.host}` };
    expect(codeIn(await elsewhere.logIn(key, atHome))).toBe('passkeyRefused');
    expect(codeIn(await elsewhere.finish(key.get(await world.begin())))).toBe('passkeyExpired');
  });
});

describe('a new passkey is refused', () => {
  it.each<[string, Forgery]>([
    ['of another origin', { origin: 'https://lotus.example.evil' }],
    ['of another site', { rpId: 'beta.localhost' }],
    ['without a verified user', { isVerified: false }],
    ['that answers a login', { type: 'webauthn.get' }],
  ])('%s', async (_, forgery) => {
    const world = await withPasskeys(gateway);
    const { value } = await world.beginAdding();
    expect(codeIn(await world.add(world.newKey().create(asNew(value), forgery)))).toBe('passkeyRefused');
    expect(await world.keys()).toEqual([]);
  });

  it('whose challenge is used, too old, of another session or of a login', async () => {
    const world = await withPasskeys(gateway);
    const key = world.newKey();
    const used = asNew((await world.beginAdding()).value);
    await world.add(key.create(used));
    expect(codeIn(await world.add(world.newKey().create(used)))).toBe('passkeyExpired');
    const other = await world.visitor.tokenOf('player', 'Player2026');
    const ofOther = asNew((await world.beginAdding(undefined, other)).value);
    expect(codeIn(await world.add(world.newKey().create(ofOther)))).toBe('passkeyExpired');
    const login = { ...used, ...(await world.begin()) };
    expect(codeIn(await world.add(world.newKey().create(login)))).toBe('passkeyExpired');
    const old = asNew((await world.beginAdding()).value);
    await world.advance(MINUTES_MS);
    expect(codeIn(await world.add(world.newKey().create(old)))).toBe('passkeyExpired');
    expect(await world.keys()).toHaveLength(1);
  });

  it('whose challenge was to confirm a change, for which no secret is needed', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const { value } = await world.beginAdding();
    const asked = { ...asNew(value), ...((await world.askProof()).value as { challenge: string }) };
    expect(codeIn(await world.add(world.newKey().create(asked)))).toBe('passkeyExpired');
    const atAdding = { kind: 'passkey', answer: key.get(asNew(value)) };
    expect(codeIn(await world.withProof('begin', atAdding))).toBe('wrongProof');
    expect(await world.keys()).toHaveLength(1);
  });

  it('that another member has', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const { value } = await world.beginAdding(AGENT, agent);
    expect(codeIn(await world.add(key.create(asNew(value)), agent))).toBe('passkeyKnown');
  });
});

describe('a passkey confirms nothing', () => {
  it('of another member, in another session, twice, or with a challenge of a login', async () => {
    const world = await withPasskeys(gateway);
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const [own, others] = [await world.addKey(), await world.addKey(agent, AGENT)];
    expect(codeIn(await world.withProof('begin', await world.proofBy(others)))).toBe('wrongProof');
    const session = await world.visitor.tokenOf('player', 'Player2026');
    expect(codeIn(await world.withProof('begin', await world.proofBy(own, session)))).toBe('wrongProof');
    const atLogin = { kind: 'passkey', answer: own.get(await world.begin()) };
    expect(codeIn(await world.withProof('begin', atLogin))).toBe('wrongProof');
    const proof = await world.proofBy(own);
    expect((await world.withProof('begin', proof)).success).toBe(true);
    expect(codeIn(await world.withProof('begin', proof))).toBe('wrongProof');
  });

  it('and is renamed or removed by its member alone', async () => {
    const world = await withPasskeys(gateway);
    await world.addKey();
    const agent = await world.visitor.tokenOf('agent', 'Agent2026');
    const [{ id } = { id: '' }] = await world.keys();
    expect(codeIn(await world.rename(id, 'Mine now', agent))).toBe('passkeyUnknown');
    expect(codeIn(await world.remove(id, AGENT, agent))).toBe('passkeyUnknown');
    expect(await world.keys()).toMatchObject([{ id, name: 'My phone' }]);
  });
});
