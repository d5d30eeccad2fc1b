import { beforeEach, expect, test } from 'vitest';
import { deposit, openDesk, payout, type Desk } from '../testing/desk.ts';

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});

const pay = async (terms: object = {}): Promise<void> => {
  const { value } = await desk.post('/v1/deposits', { ...deposit, ...terms });
  await desk.choose(String(value.payUrl), 'pay');
};

test('each state is called back in order, signed, with all that the order is', async () => {
  await pay();
  await desk.clock.pass(2000);
  expect(desk.heard).toEqual([
    expect.objectContaining({ state: 'confirming', sequence: 2, paid: null }),
    {
      event: expect.stringMatching(/^ev_[0-9a-f]{24}$/u),
      kind: 'deposit',
      order: 'deposit-0001',
      reference: expect.any(String),
      state: 'paid',
      sequence: 3,
      amount: '10000',
      currency: 'EUR',
      method: 'bank',
      network: null,
      paid: '10000',
      reason: null,
      at: '2026-03-01T12:00:02.000Z',
    },
  ]);
  expect(desk.forged()).toBe(0);
});

test.each([404, 403, 500, 302, 'silent'] as const)(
  'a gateway that answers %s is called again with the same body, longer and longer apart',
  async (answer) => {
    const start = desk.clock.now();
    desk.answer(...Array.from({ length: 9 }, () => answer));
    await pay({ method: 'wallet' });
    await desk.clock.pass(3_600_000);
    expect(new Set(desk.bodies).size).toBe(1);
    const seconds = desk.times.map((time) => (time - start) / 1000);
    expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
    expect(desk.forged()).toBe(0);
  },
);

test('a gateway that was away for hours hears all of it, and what came later after what came first', async () => {
  desk.answer(...Array.from({ length: 100 }, () => 'silent' as const));
  await pay();
  await desk.clock.pass(4 * 3_600_000);
  const paid = desk.states().indexOf('paid');
  expect(
    desk
      .states()
      .slice(0, paid)
      .every((state) => state === 'confirming'),
  ).toBe(true);
  expect(desk.states().slice(paid)).toEqual(['paid']);
});

test('a call-back that nobody takes for a day is given up; the query and the list of events still tell', async () => {
  desk.answer(...Array.from({ length: 5000 }, () => 'silent' as const));
  await pay({ method: 'wallet' });
  await desk.clock.pass(25 * 3_600_000);
  const tries = desk.heard.length;
  await desk.clock.pass(25 * 3_600_000);
  expect(desk.heard).toHaveLength(tries);
  expect((await desk.get('/v1/deposits/deposit-0001')).value).toMatchObject({ state: 'paid' });
  expect((await desk.get('/v1/events')).value['events']).toHaveLength(1);
});

test('one order that is not taken holds up no other', async () => {
  desk.answer('silent');
  await pay({ method: 'wallet' });
  await pay({ method: 'wallet', order: 'deposit-0002' });
  await desk.clock.pass(1);
  expect(desk.heard.map(({ order }) => order)).toEqual(['deposit-0001', 'deposit-0002']);
});

test('twice: each event comes twice with the same id', async () => {
  await pay({ delivery: 'twice' });
  await desk.clock.pass(2000);
  expect(desk.states()).toEqual(['confirming', 'confirming', 'paid', 'paid']);
  expect(new Set(desk.bodies).size).toBe(2);
});

test('reversed: the end comes first', async () => {
  await pay({ delivery: 'reversed' });
  await desk.clock.pass(1999);
  expect(desk.heard).toEqual([]);
  await desk.clock.pass(1);
  expect(desk.heard.map(({ state, sequence }) => [state, sequence])).toEqual([
    ['paid', 3],
    ['confirming', 2],
  ]);
});

test('late: half a minute after each state', async () => {
  await pay({ delivery: 'late', method: 'wallet' });
  await desk.clock.pass(29_999);
  expect(desk.heard).toEqual([]);
  await desk.clock.pass(1);
  expect(desk.states()).toEqual(['paid']);
});

test('never: only query and list tell', async () => {
  await pay({ delivery: 'never' });
  await desk.clock.pass(2 * 86_400_000);
  expect(desk.heard).toEqual([]);
  expect((await desk.get('/v1/deposits/deposit-0001')).value).toMatchObject({ state: 'paid', paid: '10000' });
  const { value } = await desk.get('/v1/events');
  expect(value).toMatchObject({ next: 2, events: [{ state: 'confirming' }, { state: 'paid', paid: '10000' }] });
});

test.each([
  ['1100', 'EUR', ['paid', 'paid']],
  ['1311', 'EUR', []],
  ['511', 'VND', ['paid', 'paid']],
  ['11999', 'KWD', ['paid', 'paid']],
  ['1311', 'KWD', ['paid']],
] as const)('an amount of %s %s chooses its delivery by its whole units', async (amount, currency, states) => {
  await pay({ amount, currency, method: 'wallet' });
  await desk.clock.pass(1);
  expect(desk.states()).toEqual(states);
});

test('events are listed in pages, each once, in the order they came about', async () => {
  for (let n = 1; n <= 5; n += 1) await pay({ order: `deposit-000${n}`, method: 'wallet' });
  await desk.post('/v1/payouts', payout);
  await desk.clock.pass(4000);
  const first = (await desk.get('/v1/events?limit=4')).value;
  const rest = (await desk.get(`/v1/events?after=${String(first['next'])}&limit=500`)).value;
  const none = (await desk.get(`/v1/events?after=${String(rest['next'])}`)).value;
  expect([first['next'], rest['next'], none['next'], none['events']]).toEqual([4, 7, 7, []]);
  expect(first['epoch']).toBe(rest['epoch']);
  const listed = [...(first['events'] as object[]), ...(rest['events'] as object[])];
  expect(listed.map((each) => JSON.stringify(each)).toSorted()).toEqual(desk.bodies.toSorted());
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=501'])
    expect(await desk.get(`/v1/events?${query}`)).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
});
