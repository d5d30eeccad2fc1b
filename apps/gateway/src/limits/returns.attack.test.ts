import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { grantBonus } from '../wallet/bonuses.store.ts';
import { limitedMember, reasonOf } from './testing/limitedMember.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('a limit of play is not passed', () => {
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
