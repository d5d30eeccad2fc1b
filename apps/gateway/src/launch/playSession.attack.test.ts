import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { askPlaySession, callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import { postings, transactions, vendorTransactions } from '../wallet/wallet.schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type PlaySessionAnswer = { net: string; sequence: number };

const send = (kind: string, movement: object) => callVendor(gateway, `wallet/${kind}`, movement);

/** Sum of a session's postings, read from the ledger and not through the call. */
const bookedIn = async (session: string): Promise<string> => {
  const [row] = await gateway.database.owner
    .select({ total: sql<string>`coalesce(sum(${postings.amount}), 0)::text` })
    .from(postings)
    .innerJoin(
      transactions,
      and(eq(transactions.merchant, postings.merchant), eq(transactions.id, postings.transaction_id)),
    )
    .innerJoin(
      vendorTransactions,
      and(
        eq(vendorTransactions.merchant, transactions.merchant),
        eq(vendorTransactions.vassalage, transactions.vassalage),
        eq(vendorTransactions.transaction_id, transactions.reference),
      ),
    )
    .where(and(eq(vendorTransactions.session_id, session), isNotNull(postings.sequence)));
  return row?.total ?? '';
};

describe('the net of a session', () => {
  it('is what the ledger says, however bets, prizes, returns and repetitions of two games cross', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const sessions = [await startPlay(gateway, visitor, token), await startPlay(gateway, visitor, token)];
    const seen: PlaySessionAnswer[][] = [[], []];
    const ask = async (game: number): Promise<void> => {
      const { value } = await askPlaySession(visitor, token, sessions[game] ?? '');
      seen[game]?.push(value as PlaySessionAnswer);
    };
    const round = async (game: number, n: number): Promise<void> => {
      const session = sessions[game];
      const bet = { session, round: `r${n}`, transactionId: `bet-${game}-${n}`, amount: String(10 + n) };
      await Promise.all([send('debit', bet), send('debit', bet), ...(n % 5 === 0 ? [send('rollback', bet)] : [])]);
      const prize = { ...bet, transactionId: `win-${game}-${n}`, amount: String(n * 7) };
      await Promise.all(
        n % 2 === 0
          ? [send('rollback', bet), send('credit', prize), send('rollback', bet), ask(game)]
          : [send('credit', prize), send('credit', prize), ask(game)],
      );
    };
    await Promise.all(Array.from({ length: 48 }, (_, n) => round(n % 2, 1 + n)));
    const nets = await Promise.all(
      sessions.map(async (session) => ((await askPlaySession(visitor, token, session)).value as PlaySessionAnswer).net),
    );
    expect(nets).toEqual(await Promise.all(sessions.map(bookedIn)));
    const { value } = await visitor.call('/wps/v2/wallets/balance', { token });
    const moved = BigInt((value as { balance: string }).balance) - 100_000n;
    expect(nets.reduce((sum, net) => sum + BigInt(net), 0n)).toBe(moved);
    // Answers with the same sequence have the same net.
    expect(seen.map(({ length }) => length)).toEqual([24, 24]);
    for (const answers of seen)
      expect(new Set(answers.map(({ net, sequence }) => `${sequence} ${net}`)).size).toBe(
        new Set(answers.map(({ sequence }) => sequence)).size,
      );
    expect(gateway.loggedErrors).toEqual([]);
  });
});

describe('the play session of another member', () => {
  const unknown = { status: 200, success: false, value: { code: 'playSessionUnknown' } };

  it('is as unknown as one that never was: to another member, and at another merchant', async () => {
    const alpha = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const beta = await newWorldAt(gateway, 'beta', { as: 'player' });
    const session = await startPlay(gateway, alpha.visitor, alpha.token);
    const agent = await alpha.visitor.tokenOf('agent', 'Agent2026');
    const never = await askPlaySession(alpha.visitor, alpha.token, 'never-was');
    expect(never).toMatchObject(unknown);
    for (const [visitor, token] of [
      [alpha.visitor, agent],
      [beta.visitor, beta.token],
    ] as const) {
      const answer = await askPlaySession(visitor, token, session);
      expect([answer.status, answer.value]).toEqual([never.status, never.value]);
    }
    expect((await askPlaySession(beta.visitor, alpha.token, session)).status).toBe(401);
    expect((await askPlaySession(alpha.visitor, alpha.token, session)).success).toBe(true);
  });

  it('is refused to a visitor and to a trial, whether it is there or not', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const trial = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    for (const id of [session, 'never-was']) {
      expect(await askPlaySession(visitor, undefined, id)).toMatchObject({ status: 401 });
      expect(await askPlaySession(trial.visitor, trial.token, id)).toMatchObject({
        status: 403,
        value: { code: 'realAccountRequired' },
      });
    }
  });

  it('is not returned for a demo, not even to its player', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const demo = await launchToken(visitor, token, { mode: 'demo' });
    const { value } = await callVendor(gateway, 'session/redeem', { token: demo });
    expect(await askPlaySession(visitor, token, (value as { session: string }).session)).toMatchObject(unknown);
  });

  it('is not found by an id that is none, nor by anything put into one', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    for (const id of ['', "' or true --", '%', '_', 'a\u0000', 'x'.repeat(65), '../session'])
      expect([id, (await askPlaySession(visitor, token, id)).value]).toEqual([
        id,
        id === '_' ? unknown.value : { code: 'invalidRequest', field: 'sessionId' },
      ]);
    expect(gateway.loggedErrors).toEqual([]);
  });
});

describe('the id of a session', () => {
  it('opens nothing: it is no token of a launch, and no vendor signs for who has it', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    expect((await callVendor(gateway, 'session/redeem', { token: session })).status).toBe(401);
    const bet = { session, round: 'r', transactionId: 't', amount: '1' };
    for (const path of ['balance', 'debit', 'credit', 'rollback']) {
      const forged = await visitor.call(`/vendor/wallet/${path}`, { token, json: bet });
      expect([path, forged.status]).toEqual([path, 403]);
      expect((await callVendor(gateway, `wallet/${path}`, bet, { secret: session })).status).toBe(403);
    }
    expect(await visitor.call('/wps/v2/wallets/balance', { token: session })).toMatchObject({ status: 401 });
    expect((await askPlaySession(visitor, token, session)).value).toMatchObject({ net: '0', sequence: 1 });
  });
});
