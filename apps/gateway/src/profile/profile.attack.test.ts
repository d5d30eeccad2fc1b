import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { exclusions } from '../limits/limits.schema.ts';
import { subjectsOfMember } from '../limits/subjects.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { newProfile, PASSWORD, reasonOf, ticketOf } from './testing/newProfile.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const AGENT = { kind: 'password', secret: 'Agent2026' };
const times = <T>(n: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => one(i)));

it.each([
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  "Robert'); DROP TABLE members;--",
  'A\u0000B',
  '\ud800\ud800',
  'Ad\u00adm\u2060in',
  'ａｄｍｉｎ',
  '𝖆𝖉𝖒𝖎𝖓',
  'аdmin',
  'ΑDΜΙΝ',
  'Admіn',
  'аԁміn',
  'sսpport',
  '\u0007\u0008\u0009',
  '‮‮‮',
  '👩‍👩‍👧‍👦',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  'a'.repeat(119),
])('a nickname is not %j', async (nickname) => {
  const { name, see } = await newProfile(gateway);
  const before = (await see()).nickname;
  expect((await name(nickname)).success).toBe(false);
  expect((await see()).nickname).toBe(before);
});

it('nobody changes or reads the profile of another member, or of another merchant', async () => {
  const { visitor, name, see, consent, consentChanges, token } = await newProfile(gateway);
  const agent = await visitor.tokenOf('agent', 'Agent2026');
  await consent('sms', true);
  await name('Mine');
  await name('Yours', agent);
  expect([(await see()).nickname, (await see(agent)).nickname]).toEqual(['Mine', 'Yours']);
  expect(await consentChanges(agent)).toEqual([]);
  const other = await newWorldAt(gateway, 'beta', {});
  expect((await other.visitor.call('/wps/profile', { token })).status).toBe(401);
});

it('of two birthdays at the same time one counts, and both answers say so', async () => {
  const { post, see } = await newProfile(gateway);
  const days = ['1990-01-01', '1991-01-01', '1992-01-01', '1993-01-01'];
  const answers = await Promise.all(days.map((birthday) => post('/birthday', { birthday })));
  const done = days.filter((_, at) => answers[at]?.success === true);
  expect(done).toEqual([(await see()).birthday]);
});

it('a consent that is given and withdrawn at the same time ends as its last record says', async () => {
  const { consent, consentChanges, see } = await newProfile(gateway);
  await times(8, (n) => consent('email', n % 2 === 0));
  const [latest] = await consentChanges();
  expect((await see()).consents[0]).toMatchObject({ channel: 'email', isGiven: latest?.['isGiven'] ?? false });
});

it('a ticket opens one file, for its member, for five minutes', async () => {
  const { askExport, file, visitor, advance } = await newProfile(gateway);
  const agent = await visitor.tokenOf('agent', 'Agent2026');
  const ticket = ticketOf(await askExport());
  expect((await file(ticket, agent)).status).toBe(403);
  const files = await times(4, () => file(ticket));
  expect(files.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403, 403, 403]);
  const late = ticketOf(await askExport());
  await advance(5 * 60_000);
  expect((await file(late)).status).toBe(403);
  expect((await file('guess')).status).toBe(403);
});

it('a download that fails uses up neither its ticket nor the day’s exports', async () => {
  const { askExport, file, cutFile, advance } = await newProfile(gateway);
  const ticket = ticketOf(await askExport());
  await cutFile(ticket);
  expect((await file(ticket)).status).toBe(200);
  expect((await file(ticket)).status).toBe(403);
  for (const late of [ticketOf(await askExport()), ticketOf(await askExport())]) await cutFile(late);
  expect(reasonOf(await askExport())).toBe('exportsUsedUp');
  await advance(5 * 60_000);
  for (const _ of [1, 2]) expect((await file(ticketOf(await askExport()))).status).toBe(200);
  expect(reasonOf(await askExport())).toBe('exportsUsedUp');
});

it('exports are three a day, also at the same time, and each takes the password', async () => {
  const { askExport } = await newProfile(gateway);
  const asked = await times(5, () => askExport());
  expect(asked.map(reasonOf).sort()).toEqual(['done', 'done', 'done', 'exportsUsedUp', 'exportsUsedUp']);
  expect(reasonOf(await askExport({ ...PASSWORD, secret: 'Wrong2026' }))).toBe('wrongProof');
});

it('an export has nothing of another member', async () => {
  const { askExport, file, visitor } = await newProfile(gateway);
  const agent = await visitor.tokenOf('agent', 'Agent2026');
  const { text } = await file(ticketOf(await askExport(AGENT, agent)), agent);
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  const ids = new Set(
    Object.values(data)
      .flat()
      .flatMap(({ member_id: id }) => (id === undefined ? [] : [id])),
  );
  expect([...ids]).toEqual([data['members']?.[0]?.['id']]);
});

it('an account that is closed twice at the same time is closed once, and no session outlives it', async () => {
  const { close, visitor, token, id } = await newProfile(gateway);
  const other = await visitor.tokenOf('player', 'Player2026');
  const closed = await times(4, () => close());
  expect(closed.filter(({ success }) => success).length).toBeGreaterThan(0);
  for (const by of [token, other]) expect((await visitor.call('/wps/profile', { token: by })).status).toBe(401);
  const [row] = await gateway.database.owner.select().from(members).where(eq(members.merchant, id)).orderBy(members.id);
  expect(row).toMatchObject({ account: 'player', disabled: true });
});

it('a deposit at the same time as the closure is refused, or keeps the account open', async () => {
  const { close, visitor, token } = await newProfile(gateway);
  const deposit = () =>
    visitor.call('/wps/payments/deposits', {
      token,
      json: { methodId: 'bank', amount: '10000', returnPath: '/member/depositv2' },
      headers: { 'Idempotency-Key': 'closing-while-paying-01' },
    });
  const [closed, paid] = await Promise.all([close(), deposit()]);
  expect([closed.success, paid.success]).toSatisfy(([isClosed, isPaid]: boolean[]) => isClosed !== isPaid);
});

it('a closure is told to the contact of the account', async () => {
  const { close, id } = await newProfile(gateway);
  await close();
  const sent = await latestMessages(gateway.database.owner, id, { limit: 5, since: new Date(0) });
  expect(sent.map(({ body }) => body).join()).toContain('player was closed');
});

it('neither recovery nor an undone change opens a closed account', async () => {
  const { close, visitor } = await newProfile(gateway);
  expect(reasonOf(await close())).toBe('done');
  await visitor.call('/wps/member/password/email', { form: { username: 'player', email: 'player@example.com' } });
  expect(reasonOf(await visitor.logIn('player', 'Player2026'))).toBe('disabled');
});

it('an exclusion outlives the account: its contacts open no other one [D58]', async () => {
  const { close, closure, visitor, token, id } = await newProfile(gateway);
  await visitor.call('/wps/limits/exclusion', { json: { months: 6 }, token });
  expect(await closure()).toHaveProperty('excludedUntil');
  expect(reasonOf(await close())).toBe('done');
  const owner = { merchant: id, memberId: '1001' };
  const kept = await gateway.database.owner.select().from(exclusions).where(eq(exclusions.merchant, id));
  const subjects = await subjectsOfMember(gateway.database.owner, owner);
  expect(subjects.length).toBeGreaterThan(1);
  expect(kept.map(({ subject }) => subject)).toEqual(expect.arrayContaining([...subjects]));
});
