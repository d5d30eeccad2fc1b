import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { auditLedger, isSound } from './auditLedger.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('the ledger', () => {
  it('equals the wallets after many parallel rounds, none lost and none twice', async () => {
    // PGlite has one connection and runs the rounds one after another.
    const rounds = gateway.database.kind === 'postgres' ? 200 : 50;
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const round = async (n: number): Promise<void> => {
      const movement = { session, round: `r${n}`, amount: '100' };
      const debit = { ...movement, transactionId: `r${n}-bet` };
      await Promise.all([callVendor(gateway, 'wallet/debit', debit), callVendor(gateway, 'wallet/debit', debit)]);
      await callVendor(gateway, 'wallet/credit', { ...movement, amount: '30', transactionId: `r${n}-win` });
    };
    await Promise.all(Array.from({ length: rounds }, (_, n) => round(n)));
    const { value } = await visitor.call('/wps/v2/wallets/balance', { token: token ?? '' });
    expect(value).toMatchObject({ balance: String(100_000 - rounds * 70), sequence: rounds * 2 + 1 });
    expect((await auditLedger(gateway.database)).filter((audit) => !isSound(audit))).toEqual([]);
  });

  it('never lets a wallet fall below zero, however many bets arrive at once', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const bets = Array.from({ length: 20 }, (_, n) =>
      callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: `greedy-${n}`, amount: '9000' }),
    );
    const answers = await Promise.all(bets);
    expect(answers.filter(({ success }) => success)).toHaveLength(11);
    expect(answers.filter(({ value }) => (value as { code?: string }).code === 'insufficientFunds')).toHaveLength(9);
    expect((await auditLedger(gateway.database)).filter((audit) => !isSound(audit))).toEqual([]);
  });
});
