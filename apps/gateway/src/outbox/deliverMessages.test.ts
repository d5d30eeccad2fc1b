import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LoggedError } from '../kernel/gateway.types.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Carrier } from './carrier.types.ts';
import { deliverDue, startDelivery } from './deliverMessages.ts';
import { outbox } from './outbox.schema.ts';
import { sendMessage } from './outbox.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterEach(async () => {
  await gateway.database.owner.delete(outbox);
});
afterAll(() => gateway.close());

const email = (body: string, subject?: string) => ({
  channel: 'email' as const,
  recipient: 'lee@mail.example',
  body,
  ...(subject === undefined ? {} : { subject }),
  sentAt: new Date(gateway.clock.now()),
});
const send = (body: string, subject?: string) => sendMessage(gateway.database.owner, 'alpha', email(body, subject));
const rows = () => gateway.database.owner.select().from(outbox).where(eq(outbox.merchant, 'alpha'));

const carrying = (fails: readonly string[] = []) => {
  const carried: Parameters<Carrier['carry']>[0][] = [];
  const carrier: Carrier = {
    channel: 'email',
    carry: async (letter) => {
      if (fails.includes(letter.body)) throw new Error('The line is down.');
      carried.push(letter);
    },
  };
  return { carried, carrier };
};
const deliveryBy = (carriers: readonly Carrier[], { keep = true, named = true } = {}) => {
  const loggedErrors: LoggedError[] = [];
  const brand = { settings: { brandName: 'The Brand' } };
  const merchants = { find: async () => (named ? brand : undefined) } as never;
  const report = (error: LoggedError): void => void loggedErrors.push(error);
  const { database, clock } = gateway;
  return { loggedErrors, delivery: { database, clock, report, merchants, carriers, keep } };
};

it('hands on what is due under the name of the merchant, once, and keeps it for the screen', async () => {
  const { carried, carrier } = carrying();
  const { delivery, loggedErrors } = deliveryBy([carrier]);
  await send('One', 'Its subject');
  await send('Two');
  await deliverDue(delivery);
  await deliverDue(delivery);
  const letter = { recipient: 'lee@mail.example', from: 'The Brand' };
  expect(carried).toHaveLength(2);
  expect(carried).toEqual(
    expect.arrayContaining([
      { ...letter, subject: 'Its subject', body: 'One' },
      { ...letter, subject: 'The Brand', body: 'Two' },
    ]),
  );
  expect((await rows()).map(({ due_at }) => due_at)).toEqual([null, null]);
  expect(loggedErrors).toEqual([]);
});

it('keeps nothing of what was handed on where there is no screen, and knows a merchant by its id at least', async () => {
  const { carried, carrier } = carrying();
  await sendMessage(gateway.database.owner, 'beta', email('Of another'));
  await gateway.database.owner.update(outbox).set({ due_at: sql`now() + make_interval(secs => 3600)` });
  await send('One');
  await deliverDue(deliveryBy([carrier], { keep: false, named: false }).delivery);
  expect(carried).toEqual([{ recipient: 'lee@mail.example', subject: 'alpha', body: 'One', from: 'alpha' }]);
  expect(await rows()).toEqual([]);
  expect(await gateway.database.owner.select().from(outbox).where(eq(outbox.merchant, 'beta'))).toHaveLength(1);
});

it('hands on each message by what carries its kind', async () => {
  const [sms, mail] = [carrying(), carrying()];
  await send('By mail');
  await sendMessage(gateway.database.owner, 'alpha', { ...email('By SMS'), channel: 'sms' });
  await deliverDue(deliveryBy([{ ...sms.carrier, channel: 'sms' }, mail.carrier]).delivery);
  expect([sms.carried, mail.carried].map((each) => each.map(({ body }) => body))).toEqual([['By SMS'], ['By mail']]);
});

it('hands on the others where one fails, and tells of that one', async () => {
  const { carried, carrier } = carrying(['Bad']);
  const { delivery, loggedErrors } = deliveryBy([carrier]);
  await send('Bad');
  await send('Good');
  await deliverDue(delivery);
  expect(carried.map(({ body }) => body)).toEqual(['Good']);
  expect(loggedErrors).toEqual([
    expect.objectContaining({
      message: 'The line is down.',
      merchant: 'alpha',
      operation: 'deliverMessage',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      reference: expect.stringMatching(/./u),
    }),
  ]);
});

it('reports a failed query for due messages, without a merchant', async () => {
  const { carrier } = carrying();
  const { delivery, loggedErrors } = deliveryBy([carrier]);
  const database = { owner: {} } as never;
  await deliverDue({ ...delivery, database });
  expect(loggedErrors).toHaveLength(1);
  expect(loggedErrors[0]).not.toHaveProperty('merchant');
});

it('polls each second, one poll at a time, and finishes deliveries in progress when stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { promise, resolve } = Promise.withResolvers<void>();
    const looks: number[] = [];
    const carried: string[] = [];
    const carrier: Carrier = {
      channel: 'email',
      carry: async ({ body }) => {
        looks.push(looks.length);
        await promise;
        carried.push(body);
      },
    };
    const { delivery } = deliveryBy([carrier]);
    expect(vi.getTimerCount()).toBe(0);
    const endNothing = startDelivery({ ...delivery, carriers: [] });
    expect(vi.getTimerCount()).toBe(0);
    await endNothing();
    const end = startDelivery(delivery);
    await send('One');
    vi.advanceTimersByTime(999);
    expect(looks).toEqual([]);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(looks).toHaveLength(1));
    await send('Two');
    vi.advanceTimersByTime(5000);
    const ended = end();
    expect(vi.getTimerCount()).toBe(0);
    resolve();
    await ended;
    expect([carried, looks.length]).toEqual([['One'], 1]);
  } finally {
    vi.useRealTimers();
  }
});

it('polls again once a poll has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { carried, carrier } = carrying();
    const end = startDelivery(deliveryBy([carrier]).delivery);
    await send('One');
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(carried).toHaveLength(1));
    await send('Two');
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1000);
      expect(carried.map(({ body }) => body)).toEqual(['One', 'Two']);
    });
    await end();
  } finally {
    vi.useRealTimers();
  }
});
