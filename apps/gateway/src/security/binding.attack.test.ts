import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { countQueries } from '../testing/countQueries.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';
import { codeIn, newSecured } from './testing/newSecured.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AGENT = { kind: 'password', secret: 'Agent2026' };
const NUMBER = { mobileNum: '13900139000', countryDialingCode: '86' };
const TAKEN = { channel: 'sms', ...NUMBER };
const FREE = { ...TAKEN, mobileNum: '13900139001' };
const ADDRESSES = ['agent@example.com', 'nobody@example.com'].map((email) => ({ channel: 'email', email }));

/** A world whose agent has a number, and whose player has neither number nor address. */
const withTakenNumber = async (settings = {}) => {
  const world = await newSecured(gateway, { settings, failures: { limits: { bindContact: 1000, register: 1000 } } });
  const { owner } = gateway.database;
  const none = { mobile: null, dialing_code: null };
  await owner.update(members).set(none).where(eq(members.merchant, world.id));
  const agent = await world.visitor.tokenOf('agent', 'Agent2026');
  return { ...world, agent };
};

type World = Awaited<ReturnType<typeof withTakenNumber>>;

const bindTaken = async (world: World) => {
  await world.askCode({ channel: 'sms', to: TAKEN }, world.agent);
  const code = await world.codeTo('+86 13900139000');
  expect((await world.bind({ contact: TAKEN, code, proof: AGENT }, world.agent)).success).toBe(true);
  await world.advance(61_000);
};

/** An answer, without what differs between any two calls, and the number of statements that it took. */
const seen = async (work: () => Promise<Answer>) => {
  const { asked, stop } = countQueries(gateway.database);
  const { status, value, message } = await work();
  stop();
  return { status, value, message, statements: asked.mock.calls.length };
};

describe('who binds a contact', () => {
  it.each([
    ['a number', [TAKEN, FREE]],
    ['an address', ADDRESSES],
  ] as const)('gets the same answers for %s of another member and for one of nobody', async (_, [taken, free]) => {
    const world = await withTakenNumber();
    await bindTaken(world);
    const answers = [];
    for (const contact of [taken, free]) {
      const asked = await seen(() => world.askCode({ channel: contact?.channel, to: contact }));
      const again = await seen(() => world.askCode({ channel: contact?.channel, to: contact }));
      const guessed = await seen(() => world.bind({ contact, code: '000000' }));
      const invented = await seen(() => world.bind({ contact, code: '111111', currentCode: '222222' }));
      answers.push([asked, { ...again, value: (again.value as { code?: string }).code }, guessed, invented]);
      await world.advance(61_000);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ value }) => value)).toMatchObject([
      { resendSeconds: 60 },
      'tooSoon',
      { code: 'wrongCode' },
      { code: 'wrongCode' },
    ]);
  });

  it('of a number has it, or who registers with it at the same time, and never both', async () => {
    const world = await withTakenNumber({ flags: { registrationSms: true, mobileRegistration: true } });
    await world.askCode({ channel: 'sms', to: TAKEN });
    const code = await world.codeTo('+86 13900139000');
    await world.visitor.call('/wps/verification/sms/register', { json: NUMBER });
    const [latest] = await latestMessages(gateway.database.owner, world.id, { limit: 1, since: new Date(0) });
    const verificationCode = /\d{6}/u.exec(latest?.body ?? '')?.[0];
    await world.visitor.call('/wps/captcha');
    const form = {
      ...NUMBER,
      verificationCode,
      password: 'Chloe2026',
      confirmPassword: 'Chloe2026',
      username: 'chloe88',
      login: true,
      terms: { accepted: true, version: '1' },
      registerMethod: 'WEB',
      captcha: 'TEST',
    };
    const both = await Promise.all([
      world.bind({ contact: TAKEN, code }),
      world.visitor.sendSealed('/wps/member/register', form, { method: 'PUT' }),
    ]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.map(codeIn).filter((reason) => reason === 'mobileTaken')).toHaveLength(1);
    const rows = await gateway.database.owner.select().from(members).where(eq(members.merchant, world.id));
    expect(rows.filter(({ mobile }) => mobile === NUMBER.mobileNum)).toHaveLength(1);
  });

  it('of an address has the one of the code, also when another one is bound at the same time', async () => {
    const world = await withTakenNumber();
    await gateway.database.owner.update(members).set({ email: null }).where(eq(members.merchant, world.id));
    const [one, other] = ['one@example.com', 'other@example.com'].map((email) => ({ channel: 'email', email }));
    const codes = [];
    for (const to of [one, other]) {
      await world.askCode({ channel: 'email', to });
      codes.push(await world.codeTo(to?.email ?? ''));
    }
    const bound = await Promise.all([
      world.bind({ contact: one, code: codes[0] }),
      world.bind({ contact: other, code: codes[1] }),
    ]);
    // The second one would replace the first without a code to it.
    expect(bound.filter(({ success }) => success)).toHaveLength(1);
    expect(bound.map(codeIn)).toContain('codeExpired');
  });
});
