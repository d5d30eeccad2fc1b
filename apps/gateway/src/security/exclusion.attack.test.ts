import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { reasonOf } from '../limits/testing/limitedMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { dragonGate } from '../testing/vendor.ts';
import { newSecured, PASSWORD } from './testing/newSecured.ts';
import { withPasskeys } from './testing/withPasskeys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AGENT = { kind: 'password', secret: 'Agent2026' };
const EMAIL = { channel: 'email', email: 'player@example.com' };
const NUMBER = { channel: 'sms', mobileNum: '13800138000', countryDialingCode: '86' };
const NEW = { channel: 'email', email: 'later@example.com' };

type Secured = Awaited<ReturnType<typeof newSecured>>;

const exclude = ({ visitor, token }: Secured) => visitor.call('/wps/limits/exclusion', { token, json: { months: 6 } });

let keys = 0;
const launch = async ({ visitor }: Secured, token: string) => {
  const headers = { 'Idempotency-Key': `launch-of-excluded-${(keys += 1)}` };
  return reasonOf(await visitor.call('/wps/relay/GCS_gameLaunchFB', { token, json: dragonGate, headers }));
};

/** Binds a contact by the code sent to it, and by one sent to the contact that is bound. */
const bindBy = async (
  world: Secured,
  contact: typeof EMAIL | typeof NUMBER,
  { by, proof }: { readonly by: string; readonly proof: object },
) => {
  const recipient = 'email' in contact ? contact.email : `+${contact.countryDialingCode} ${contact.mobileNum}`;
  const { email, mobile } = await world.see(by);
  const bound = contact.channel === 'email' ? email : mobile;
  await world.askCode({ channel: contact.channel, to: contact }, by);
  const code = await world.codeTo(recipient);
  if (bound === undefined) return world.bind({ contact, code, proof }, by);
  await world.advance(61_000);
  await world.askCode({ channel: contact.channel }, by);
  const currentCode = await world.codeTo(by === world.token ? EMAIL.email : 'agent@example.com');
  return world.bind({ contact, code, currentCode, proof }, by);
};

describe('an excluded member does not come back to play', () => {
  it('by a new password [D58]', async () => {
    const world = await newSecured(gateway);
    await exclude(world);
    await world.visitor.call('/wps/member/password/email', { form: { username: 'player', email: EMAIL.email } });
    const link = (await world.sent(EMAIL.email)).map(({ body }) => /#reset=([\w-]+)/u.exec(body)?.[1]).find(Boolean);
    const changed = { token: link, newPassword: 'Changed2026' };
    expect(reasonOf(await world.visitor.sendSealed('/wps/member/password/link', changed))).toBe('done');
    expect(await launch(world, await world.visitor.tokenOf('player', 'Changed2026'))).toBe('excluded');
  });

  it('by a new password that a code by SMS has set, nor by a passkey [D58]', async () => {
    const world = await withPasskeys(gateway);
    const key = await world.addKey();
    const mobile = { mobileNum: '13800138000', countryDialingCode: '86' };
    await exclude(world);
    const byPasskey = (await world.logIn(key)).value as { token: string };
    expect(await launch(world, byPasskey.token)).toBe('excluded');
    await world.visitor.call('/wps/verification/sms/recovery', { json: mobile });
    const verificationCode = await world.codeTo('+86 13800138000');
    const changed = { ...mobile, verificationCode, newPassword: 'Changed2026' };
    expect(reasonOf(await world.visitor.sendSealed('/wps/member/password/verification', changed))).toBe('done');
    expect(await launch(world, await world.visitor.tokenOf('player', 'Changed2026'))).toBe('excluded');
  });

  it.each([
    ['an address', { ...EMAIL, email: 'Player+new@example.com' }],
    ['a number', NUMBER],
  ])('by %s bound to another account [D58]', async (_, contact) => {
    const world = await newSecured(gateway);
    const isAgent = and(eq(members.merchant, world.id), eq(members.account_key, 'agent'));
    await gateway.database.owner.update(members).set({ mobile: null, dialing_code: null }).where(isAgent);
    const by = await world.visitor.tokenOf('agent', 'Agent2026');
    await exclude(world);
    const before = await world.see(by);
    const answer = await bindBy(world, contact, { by, proof: AGENT });
    expect(answer.value).toMatchObject({ code: 'excluded' });
    expect(await world.see(by)).toEqual(before);
  });

  it('by an address bound after the exclusion, which excludes who has it too [D58]', async () => {
    const world = await newSecured(gateway);
    await exclude(world);
    expect(reasonOf(await bindBy(world, NEW, { by: world.token, proof: PASSWORD }))).toBe('done');
    expect(await launch(world, world.token)).toBe('excluded');
    const by = await world.visitor.tokenOf('agent', 'Agent2026');
    await world.advance(61_000);
    expect((await bindBy(world, NEW, { by, proof: AGENT })).value).toMatchObject({ code: 'excluded' });
    expect(await launch(world, by)).not.toBe('excluded');
  });
});
