import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { codeOf, newKey, payingMember } from '../payments/testing/payingMember.ts';
import type { Order } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

const { provider, advance } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

/** Noon of a Sunday in Shanghai. */
const CLOCK = '2026-03-01T04:00:00Z';
const game = { account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate' } as const;
const rounds = [
  { ...game, staked: '10000', won: '4000', hoursAgo: 24 },
  { ...game, staked: '20000', hoursAgo: 23 },
  { ...game, staked: '500', returned: true, hoursAgo: 22 },
  { ...game, vassalage: 'VELVET', gameCode: 'baccarat-one', staked: '3000', won: '9000', hoursAgo: 1 },
];
const playing = () => payingMember(gateway, { clock: CLOCK, rows: { rounds } });

type Page<T> = { readonly items: readonly T[]; readonly next?: string; readonly totals?: object };
type Round = { readonly id: string; readonly staked: string; readonly status: string };
type Movement = { readonly id: string; readonly kind: string; readonly amount: string };

describe('the betting record', () => {
  it('has rounds with their sums, page by page, by category and vendor and day', async () => {
    const { get } = await playing();
    const page = async (query: string) => (await get(`/wps/records/bets?${query}`)).value as Page<Round>;
    const first = await page('pageSize=3');
    expect(first.items.map(({ staked, status }) => [staked, status])).toEqual([
      ['3000', 'won'],
      ['0', 'returned'],
      ['20000', 'lost'],
    ]);
    expect(first.totals).toEqual({ count: 4, staked: '33000', won: '13000', net: '-20000', turnover: '31500' });
    const second = await page(`pageSize=3&cursor=${first.next ?? ''}`);
    expect([second.items.length, second.totals]).toEqual([1, undefined]);
    expect((await page('gameType=LIVE')).items).toHaveLength(1);
    expect((await page('vassalage=BAIZE')).items).toHaveLength(3);
    expect((await page('from=2026-03-01')).items).toHaveLength(1);
    expect((await get('/wps/records/bets?cursor=abc')).status).toBe(400);
  });

  it('tells the story of a round: its stake and its prize', async () => {
    const { get } = await playing();
    const { items } = (await get('/wps/records/bets?gameType=LIVE')).value as Page<Round>;
    const story = await get(`/wps/records/round?id=${items[0]?.id ?? ''}`);
    expect(story.value).toMatchObject({
      round: { id: items[0]?.id, net: '6000' },
      movements: [
        { kind: 'stake', amount: '-3000' },
        { kind: 'prize', amount: '9000' },
      ],
    });
    const stranger = await payingMember(gateway);
    expect(codeOf(await stranger.get(`/wps/records/round?id=${items[0]?.id ?? ''}`))).toBe('recordUnknown');
  });

  it('is a CSV file whose totals are those of the page', async () => {
    const { get } = await playing();
    const lines = String((await get('/wps/records/bets.csv')).value).split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines.at(-2)).toBe('"total",,,,,,,330.00,130.00,-200.00,315.00');
  });
});

describe('the account record', () => {
  it('has each movement with the balance after it, by kind, and totals', async () => {
    const { get } = await playing();
    const page = async (query: string) => (await get(`/wps/records/account?${query}`)).value as Page<Movement>;
    const all = await page('');
    expect(all.items.map(({ kind }) => kind)).toEqual([
      'opening',
      'credit',
      'debit',
      'rollback',
      'debit',
      'debit',
      'credit',
      'debit',
    ]);
    expect(all.totals).toMatchObject({ count: 8, came: '113500', went: '33500', net: '80000' });
    expect((await page('kind=credit')).totals).toMatchObject({ count: 2, came: '13000' });
    const lines = String((await get('/wps/records/account.csv?kind=credit')).value).split('\r\n');
    expect(lines.at(-2)).toBe('"total",,,,130.00');
  });

  it('leads from an amount to its round, its order, its rebate and its transfer', async () => {
    const { get, post, deposit, seal, setPassword } = await playing();
    const { id } = (await deposit()).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 10_000n }));
    await post('/wps/records/rebates', { day: '2026-02-28', gameType: 'RNG' }, newKey());
    await setPassword();
    const story = async (kind: string) => {
      const { items } = (await get(`/wps/records/account?kind=${kind}`)).value as Page<Movement>;
      return (await get(`/wps/records/story?id=${items[0]?.id ?? ''}`)).value;
    };
    expect(await story('debit')).toMatchObject({ type: 'round', story: { round: { staked: '3000' } } });
    expect(await story('deposit')).toMatchObject({ type: 'deposit', deposit: { id, status: 'credited' } });
    expect(await story('rebate')).toMatchObject({ type: 'rebate', rebate: { base: '30000', amount: '150' } });
    expect(await story('opening')).toEqual({ type: 'none' });
    expect(
      codeOf(await seal('/wps/transfers/upline', { amount: '1000', paymentPassword: 'Paying2026' }, newKey())),
    ).toBe('turnoverLeft');
    expect(codeOf(await get('/wps/records/story?id=0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c11'))).toBe('recordUnknown');
  });

  it('is switched off with its flag', async () => {
    const { get } = await payingMember(gateway, { settings: { flags: { accountRecord: false } } });
    expect(codeOf(await get('/wps/records/account'))).toBe('switchedOff');
  });
});

const at = (hoursAgo: number) => ({ ...game, staked: '100', hoursAgo });

describe('profit and loss', () => {
  it("counts each day of the merchant's zone, and its totals", async () => {
    const { get } = await playing();
    const { value } = await get('/wps/records/profit?from=2026-02-01&to=2026-03-01');
    expect(value).toMatchObject({
      days: [
        { day: '2026-02-28', staked: '30000', won: '4000', net: '-26000' },
        { day: '2026-03-01', staked: '3000', won: '9000', net: '6000' },
      ],
      totals: { staked: '33000', won: '13000', bonus: '0', rebate: '0', net: '-20000' },
    });
    const lines = String((await get('/wps/records/profit.csv?from=2026-02-01&to=2026-03-01')).value).split('\r\n');
    expect(lines.at(-2)).toBe('"total",,330.00,130.00,0.00,0.00,-200.00,0.00,0.00');
  });

  it('is refused for more than a year, and for a range that ends before it begins', async () => {
    const { get } = await payingMember(gateway);
    for (const range of ['from=2025-01-01&to=2026-01-02', 'from=2026-01-02&to=2026-01-01'])
      expect(await get(`/wps/records/profit?${range}`)).toMatchObject({ status: 400, value: { field: 'to' } });
    expect((await get('/wps/records/profit?from=2025-01-01&to=2026-01-01')).status).toBe(200);
  });

  it('has 23 hours on the day that the clocks go forward', async () => {
    const zone = { timeZone: 'Europe/Berlin' };
    // Midnight in Berlin is 23:00 UTC before, and 22:00 UTC after the change on 2026-03-29.
    const { get } = await payingMember(gateway, {
      clock: '2026-03-30T00:00:00Z',
      settings: zone,
      rows: { rounds: [at(24.99), at(25.01), at(2.01), at(1.99)] },
    });
    const { value } = await get('/wps/records/profit?from=2026-03-28&to=2026-03-30');
    expect((value as { days: { day: string; staked: string }[] }).days).toMatchObject([
      { day: '2026-03-28', staked: '100' },
      { day: '2026-03-29', staked: '200' },
      { day: '2026-03-30', staked: '100' },
    ]);
  });
});

describe('a rebate', () => {
  it('is claimed once for each day and category, rounded down, after the day is over', async () => {
    const { get, post, balance } = await playing();
    const claim = (day: string, gameType: string) => post('/wps/records/rebates', { day, gameType }, newKey());
    expect((await get('/wps/records/rebates')).value).toMatchObject({
      rebates: [
        { day: '2026-03-01', gameType: 'LIVE', base: '3000', amount: '9', status: 'running' },
        { day: '2026-02-28', gameType: 'RNG', base: '30000', hundredths: 50, amount: '150', status: 'claimable' },
      ],
      claimable: '150',
    });
    expect(codeOf(await claim('2026-03-01', 'LIVE'))).toBe('rebateRunning');
    expect(codeOf(await claim('2026-02-28', 'PVP'))).toBe('rebateUnknown');
    const before = BigInt(await balance());
    const answers = await Promise.all([claim('2026-02-28', 'RNG'), claim('2026-02-28', 'RNG')]);
    expect(answers.map(codeOf).sort()).toEqual(['done', 'rebateClaimed']);
    expect(BigInt(await balance()) - before).toBe(150n);
    expect((await get('/wps/records/rebates')).value).toMatchObject({ claimable: '0' });
  });
});

describe('the bonuses', () => {
  it('are listed with what is left to wager', async () => {
    const { get, deposit, bet } = await payingMember(gateway);
    const { id } = (await deposit({ promotionId: 'first-deposit' })).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 10_000n }));
    await bet('50000');
    expect((await get('/wps/records/bonuses')).value).toMatchObject({
      items: [
        {
          source: 'deposit',
          promotionId: 'first-deposit',
          amount: '5000',
          required: '150000',
          left: '100000',
          status: 'wagering',
        },
      ],
      totals: { count: 1, amount: '5000' },
    });
  });
});

describe('an amount', () => {
  it.each([
    ['KWD', '10.001'],
    ['VND', '10001'],
    ['JPY', '10001'],
    ['USDT', '100.01'],
  ] as const)('in %s keeps every unit, from the order to the file', async (currency, decimal) => {
    const { get, deposit } = await payingMember(gateway, { settings: { currency } });
    const { id } = (await deposit({ amount: '10001' })).value as Order;
    await sendEvent(gateway, advance(id, { state: 'paid', paid: 10_001n }));
    expect((await get('/wps/records/account?kind=deposit')).value).toMatchObject({
      items: [{ amount: '10001', currency }],
      totals: { came: '10001' },
    });
    const lines = String((await get('/wps/records/account.csv?kind=deposit')).value).split('\r\n');
    expect(lines.at(-2)).toBe(`"total",,,,${decimal}`);
  });
});
