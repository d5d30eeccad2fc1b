import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import {
  claimRebate,
  getAccountRecord,
  getBettingRecord,
  getBonusRecord,
  getMovementStory,
  getProfit,
  getProfitCsv,
  getRebates,
  getRound,
} from './index.ts';

const member = { token: () => 't1' };
const stub = (stubs: Parameters<typeof gatewayStub>[0] = examples) => gatewayStub(stubs, member);
const asked = (gateway: ReturnType<typeof stub>) => Object.fromEntries(Object.entries(gateway.asked[0]?.query ?? {}));

it('the betting record is asked for by days, category and vendor, with totals in its currency', async () => {
  const gateway = stub();
  const filters = { from: '2026-03-01', to: '2026-03-02', gameType: 'RNG', vassalage: 'BAIZE' } as const;
  const answer = await getBettingRecord(gateway, { ...filters, size: 20 });
  const { items, totals } = examples.getBettingRecord;
  expect(answer).toMatchObject({ ok: true, value: { items, count: 1, totals: { ...totals, currency: 'CNY' } } });
  expect(asked(gateway)).toMatchObject({ ...filters, pageSize: '20', language: 'EN' });
});

it("a round without a name has its game's code", async () => {
  const [round] = examples.getBettingRecord.items;
  const nameless = { ...round, gameName: '' };
  const page = await getBettingRecord(stub({ getBettingRecord: { items: [nameless] } } as never));
  expect(page).toMatchObject({ ok: true, value: { items: [{ gameName: 'dragon-gate' }], totals: undefined } });
  const story = { round: nameless, movements: [] };
  expect(await getRound(stub({ getRound: story } as never), 'r1')).toMatchObject({
    ok: true,
    value: { round: { gameName: 'dragon-gate' } },
  });
  const movement = await getMovementStory(stub({ getMovementStory: { type: 'round', story } } as never), 'm1');
  expect(movement).toMatchObject({ ok: true, value: { story: { round: { gameName: 'dragon-gate' } } } });
});

it('the account record is asked for by kind, and so is the story of a movement by its id [REQ-073]', async () => {
  const gateway = stub();
  expect(await getAccountRecord(gateway, { kind: 'deposit' })).toMatchObject({ ok: true, value: { count: 1 } });
  expect(asked(gateway)).toMatchObject({ kind: 'deposit' });
  const other = stub();
  expect(await getMovementStory(other, 'm1')).toMatchObject({ ok: true, value: { type: 'withdrawal' } });
  expect(asked(other)).toEqual({ id: 'm1', language: 'EN' });
});

it('profit and loss is one page, the last day first, each day with the currency', async () => {
  const [day] = examples.getProfit.days;
  const days = [{ ...day, day: '2026-02-27' }, day];
  const answer = await getProfit(stub({ getProfit: { ...examples.getProfit, days } } as never), {
    from: '2026-02-01',
    to: '2026-03-01',
  });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      items: [
        { day: '2026-03-01', currency: 'CNY' },
        { day: '2026-02-27', currency: 'CNY' },
      ],
      next: undefined,
      count: 2,
      totals: { net: '300', currency: 'CNY' },
    },
  });
});

it('bonuses, rebates and a file are read as the gateway says', async () => {
  expect(await getBonusRecord(stub())).toMatchObject({
    ok: true,
    value: { totals: { amount: '5000', currency: 'CNY' } },
  });
  expect(await getRebates(stub())).toEqual({ ok: true, value: examples.getRebates });
  const csv = new Response('"total"\r\n', { headers: { 'Content-Type': 'text/csv' } });
  const file = await getProfitCsv(stub({ getProfitCsv: csv }), { from: '2026-02-01', to: '2026-03-01' });
  expect(file.ok && (await file.value.text())).toBe('"total"\r\n');
});

it('a claim is sent with its day, category and idempotency key', async () => {
  const gateway = stub();
  const body = { day: '2026-02-28', gameType: 'RNG' } as const;
  expect(await claimRebate(gateway, body, { idempotencyKey: 'k1' })).toMatchObject({
    ok: true,
    value: { status: 'claimed' },
  });
  expect(gateway.asked[0]).toMatchObject({ body });
  expect(gateway.asked[0]?.headers.get('Idempotency-Key')).toBe('k1');
});
