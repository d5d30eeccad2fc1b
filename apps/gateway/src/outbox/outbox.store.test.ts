import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { outbox } from './outbox.schema.ts';
import { latestMessages, sendMessage, markDelivered, claimDueMessages } from './outbox.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterEach(async () => {
  await gateway.database.owner.delete(outbox);
});
afterAll(() => gateway.close());

const email = (body: string) => ({
  channel: 'email' as const,
  recipient: 'lee@mail.example',
  body,
  sentAt: new Date(gateway.clock.now()),
});
const send = (body: string) => sendMessage(gateway.database.owner, 'alpha', email(body));
/** Sets the due time of all messages, in seconds from now, and their number of tries. */
const due = (seconds: number, tries = 0) =>
  gateway.database.owner.update(outbox).set({ due_at: sql`now() + make_interval(secs => ${seconds})`, tries });
const take = async () => (await claimDueMessages(gateway.database.owner, ['email'])).map(({ body }) => body);

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);

it('settles the one message that was handed on, of its own merchant', async () => {
  const { owner } = gateway.database;
  const at = { sent_at: new Date(), channel: 'email' as const, recipient: 'lee@mail.example', body: 'Same id' };
  const both = ['alpha', 'beta'].map((merchant) => ({ ...at, merchant, id: 'same' }));
  await owner.insert(outbox).values([...both, { ...at, merchant: 'alpha', id: 'other' }]);
  const message = { ...email('Same id'), merchant: 'alpha', id: 'same' };
  const isDue = async () =>
    (await owner.select().from(outbox))
      .filter(({ due_at }) => due_at !== null)
      .map(({ merchant, id }) => `${merchant} ${id}`);
  await markDelivered(owner, message, { keep: true });
  expect((await isDue()).toSorted()).toEqual(['alpha other', 'beta same']);
  await markDelivered(owner, message, { keep: false });
  expect(
    await owner
      .select()
      .from(outbox)
      .where(and(eq(outbox.merchant, 'alpha'), eq(outbox.id, 'same'))),
  ).toEqual([]);
  expect((await isDue()).toSorted()).toEqual(['alpha other', 'beta same']);
});

it('takes what is due, neither before nor ten minutes after, at most five times, the oldest ten first', async () => {
  await send('One');
  await due(5);
  expect(await take()).toEqual([]);
  await due(-595);
  expect(await take()).toEqual(['One']);
  expect(await take()).toEqual([]);
  await due(-605);
  expect(await take()).toEqual([]);
  await due(-5, 4);
  expect(await take()).toEqual(['One']);
  await due(-5, 5);
  expect(await take()).toEqual([]);
});

it('claims a message for a minute', async () => {
  await send('One');
  await take();
  const [row] = await gateway.database.owner
    .select({ tries: outbox.tries, lease: sql<number>`extract(epoch from ${outbox.due_at} - now())` })
    .from(outbox);
  expect(row?.tries).toBe(1);
  expect(Number(row?.lease)).toBeGreaterThan(50);
  expect(Number(row?.lease)).toBeLessThanOrEqual(60);
});

it('takes ten at once, those that are due the longest, of its own channels alone', async () => {
  for (let n = 0; n < 12; n += 1) await send(`${n}`);
  await gateway.database.owner
    .update(outbox)
    .set({ due_at: sql`now() - make_interval(secs => 100 - ${outbox.body}::int)` });
  await sendMessage(gateway.database.owner, 'alpha', { ...email('An SMS'), channel: 'sms' });
  expect((await take()).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 10 }, (_, n) => `${n}`),
  );
  expect((await take()).toSorted()).toEqual(['10', '11']);
});

it('knows the latest messages of a merchant, the newest first, none of another and none too old', async () => {
  const write = (merchant: string, seconds: number, own: object = {}) =>
    sendMessage(gateway.database.owner, merchant, { ...email(`${seconds}`), sentAt: at(seconds), ...own });
  for (const seconds of [2, 1, 3]) await write('alpha', seconds);
  await write('beta', 4);
  const latest = async (limit: number, since: number) =>
    (await latestMessages(gateway.database.owner, 'alpha', { limit, since: at(since) })).map(({ body }) => body);
  expect(await latest(9, 0)).toEqual(['3', '2', '1']);
  expect(await latest(2, 0)).toEqual(['3', '2']);
  expect(await latest(9, 2)).toEqual(['3', '2']);
  await write('alpha', 5, { subject: 'A subject', channel: 'sms' });
  const [first, second] = await latestMessages(gateway.database.owner, 'alpha', { limit: 2, since: at(0) });
  expect(first).toEqual({
    merchant: 'alpha',
    id: expect.any(String) as unknown,
    channel: 'sms',
    recipient: 'lee@mail.example',
    subject: 'A subject',
    body: '5',
    sentAt: at(5),
  });
  expect(second).not.toHaveProperty('subject');
});

it('shows the latest fifty of a day, to the gateway’s own name alone, and keeps none in a cache', async () => {
  const world = await newWorldAt(gateway, 'alpha');
  await world.advance(3_600_000);
  const own = visit(gateway, 'gateway.localhost:8080');
  const shown = async () => {
    const response = await own.request(`/outbox/messages?merchant=${world.id}`);
    return { response, bodies: ((await response.json()) as { body: string }[]).map(({ body }) => body) };
  };
  const write = (body: string, before: number) =>
    sendMessage(gateway.database.owner, world.id, { ...email(body), sentAt: new Date(world.now().getTime() - before) });
  await write('Of yesterday', 24 * 3_600_000 + 60_000);
  await write('Of today', 24 * 3_600_000 - 60_000);
  const { response, bodies } = await shown();
  expect(bodies).toEqual(['Of today']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  for (let n = 0; n < 50; n += 1) await write(`${n}`, 1000 - n);
  const many = (await shown()).bodies;
  expect([many.length, many[0], many.at(-1)]).toEqual([50, '49', '0']);
  const unknown = await own.request('/outbox/messages?merchant=nobody');
  expect(await unknown.json()).toEqual([]);
  const page = await (await own.request(`/outbox?merchant=${world.id}`)).text();
  expect(page).toContain(`<title>Outbox of ${world.id}</title>`);
  expect(page).toContain('<script>');
});
