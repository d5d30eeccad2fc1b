import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeProvider, sendEvent } from '../payments/testing/fakeProvider.ts';
import { newKey } from '../payments/testing/payingMember.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import { limitedMember, reasonOf } from './testing/limitedMember.ts';

const { provider, advance: payOrder } = fakeProvider();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ payments: provider });
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
const idOf = ({ value }: { readonly value: unknown }) => (value as { id: string }).id;

describe('a deposit limit is not passed', () => {
  it('by a retry: an accepted order counts once, and its key opens no second one [D58]', async () => {
    const { set, deposit, limits } = await limitedMember(gateway);
    await set('deposit', 'day', '25000');
    const key = newKey();
    const same = await Promise.all(Array.from({ length: 5 }, () => deposit({}, key)));
    const opened = same.filter(({ success }) => success);
    expect(new Set(opened.map(idOf)).size).toBe(1);
    expect((await limits()).limits).toMatchObject([{ used: '10000' }]);
    expect(reasonOf(await deposit({ amount: '15001' }))).toBe('limitReached');
    expect(reasonOf(await deposit({ amount: '15000' }))).toBe('done');
  });

  it('by a payment that comes after its order was given up: it counts from then on [D58]', async () => {
    const { set, deposit, post, limits, balance } = await limitedMember(gateway);
    await set('deposit', 'month', '20000');
    const late = idOf(await deposit());
    expect(reasonOf(await deposit({ amount: '10001' }))).toBe('limitReached');
    await post('/wps/payments/deposit/cancel', { id: late });
    expect(reasonOf(await deposit())).toBe('done');
    await sendEvent(gateway, payOrder(late, { state: 'paid', paid: 10_000n }));
    // The money has come, so it is the member's.
    expect(await balance()).toBe('110000');
    expect((await limits()).limits).toMatchObject([{ used: '20000' }]);
    expect(reasonOf(await deposit({ amount: '5000' }))).toBe('limitReached');
  });

  it('by a payment of more than was ordered: what came counts [D58]', async () => {
    const { set, deposit, limits } = await limitedMember(gateway);
    await set('deposit', 'day', '30000');
    const id = idOf(await deposit());
    await sendEvent(gateway, payOrder(id, { state: 'paid', paid: 28_000n }));
    expect((await limits()).limits).toMatchObject([{ used: '28000' }]);
    expect(reasonOf(await deposit({ amount: '5000' }))).toBe('limitReached');
  });
});

describe('a limit of play is not passed', () => {
  it('by stakes from a wallet at the vendor [D58]', async () => {
    const { set, stake, post, vendor, session } = await limitedMember(gateway, {
      settings: { vendorWallets: ['BAIZE'] },
    });
    await post('/wps/relay/GCS_walletTransfer', { from: 'main', to: 'BAIZE', amount: '5000' }, newKey());
    await set('stake', 'day', '1000');
    await set('loss', 'day', '1500');
    const bet = { round: 'r', transactionId: `${session}-a`, amount: '900' };
    expect(reasonOf(await vendor('debit', bet))).toBe('done');
    expect(reasonOf(await stake('101'))).toBe('limitReached');
    await vendor('rollback', bet);
    expect(reasonOf(await stake('1001'))).toBe('limitReached');
    expect(reasonOf(await stake('1000'))).toBe('done');
    // Money that was only moved is neither staked nor lost.
    expect(reasonOf(await post('/wps/transfers/collect', {}, newKey()))).toBe('done');
    expect(reasonOf(await stake('1'))).toBe('limitReached');
  });

  it("by a gateway's clock that goes back over midnight, and forth again [D58]", async () => {
    // Five past midnight in the merchant's zone.
    const { set, stake, advance, deposit } = await limitedMember(gateway, { clock: '2026-03-04T16:05:00Z' });
    await set('stake', 'day', '1000');
    await set('deposit', 'day', '10000');
    expect(reasonOf(await stake('1000'))).toBe('done');
    expect(reasonOf(await deposit())).toBe('done');
    const refused = async () => [reasonOf(await stake('1')), reasonOf(await deposit({ amount: '5000' }))];
    await advance(-10 * MINUTE_MS);
    expect(await refused()).toEqual(['limitReached', 'limitReached']);
    await advance(11 * MINUTE_MS);
    expect(await refused()).toEqual(['limitReached', 'limitReached']);
  });

  it.each(['stake', 'loss'])(
    'by the return of a stake of bonus money that has become own money: %s [D58]',
    async (kind) => {
      const {
        set,
        stake,
        vendor,
        session,
        id: merchant,
        memberId,
      } = await limitedMember(gateway, { clock: '2026-03-04T04:00:00Z' });
      const terms = { isFirst: true, isForfeited: false, days: undefined };
      const bonus = {
        cause: 'grant:returns',
        amount: 600n,
        required: 1000n,
        basic: 0n,
        terms,
        now: new Date('2026-03-04T03:00:00Z'),
      };
      await gateway.database.owner.transaction((tx) => grantBonus(tx, { merchant, memberId }, bonus));
      await set(kind, 'day', '2000');
      const ofBonus = { round: 'r', transactionId: `${session}-a`, amount: '600' };
      expect(reasonOf(await vendor('debit', ofBonus))).toBe('done');
      expect(reasonOf(await stake('1000'))).toBe('done');
      expect(reasonOf(await vendor('rollback', ofBonus))).toBe('done');
      expect(reasonOf(await stake('1001'))).toBe('limitReached');
      expect(reasonOf(await stake('1000'))).toBe('done');
    },
  );
});
