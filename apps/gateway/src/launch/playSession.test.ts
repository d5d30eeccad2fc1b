import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { askPlaySession, callVendor, dragonGate, startPlay } from '../testing/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** A player in a game: sends the vendor's calls and reads the net as the member. */
const inGame = async () => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  const session = await startPlay(gateway, world.visitor, world.token);
  const send = (kind: 'debit' | 'credit' | 'rollback', round: string, transactionId: string, amount: string) =>
    callVendor(gateway, `wallet/${kind}`, { session, round, transactionId, amount });
  const told = async (id = session) => (await askPlaySession(world.visitor, world.token, id)).value;
  return { ...world, session, send, told };
};

describe('the session of a game', () => {
  it('is named by its launch, of a game for money alone, and has come to nothing before the first bet', async () => {
    const { visitor, token = '', told } = await inGame();
    const launch = async (key: string, mode: string) => {
      const headers = { 'Idempotency-Key': key };
      const answer = await visitor.call('/wps/relay/GCS_gameLaunchFB', {
        token,
        headers,
        json: { ...dragonGate, mode },
      });
      return answer.value as { url: string; sessionId?: string };
    };
    const { sessionId = '', url } = await launch('play-session-for-money', 'real');
    expect(url).not.toContain(sessionId);
    expect(await told(sessionId)).toMatchObject({ net: '0', sequence: 1 });
    expect(await launch('play-session-demo', 'demo')).not.toHaveProperty('sessionId');
    const lottery = await visitor.call('/wps/game/launchGame', { token });
    expect(await told((lottery.value as { sessionId: string }).sessionId)).toMatchObject({ net: '0' });
  });

  it('tells since when it is played, what it has come to, and for which sequence of the ledger that holds [D36]', async () => {
    const { send, told, advance } = await inGame();
    const begun = (await told()) as { startedAt: string };
    expect(begun).toEqual({ startedAt: expect.any(String) as unknown, net: '0', currency: 'CNY', sequence: 1 });
    await advance(90_000);
    const after = async (...movement: Parameters<typeof send>) => {
      await send(...movement);
      const { net, sequence, startedAt } = (await told()) as { net: string; sequence: number; startedAt: string };
      expect(startedAt).toBe(begun.startedAt);
      return [net, sequence];
    };
    expect(await after('debit', 'r1', 'bet-1', '2500')).toEqual(['-2500', 2]);
    expect(await after('credit', 'r1', 'win-1', '4000')).toEqual(['1500', 3]);
    expect(await after('debit', 'r2', 'bet-2', '1500')).toEqual(['0', 4]);
    expect(await after('rollback', 'r2', 'bet-2', '1500')).toEqual(['1500', 5]);
  });

  it('counts no bet that was refused, and none that was given back before it came', async () => {
    const { send, told } = await inGame();
    await send('debit', 'r1', 'too-much', '100001');
    await send('rollback', 'r2', 'never-came', '70');
    await send('debit', 'r2', 'never-came', '70');
    expect(await told()).toMatchObject({ net: '0', sequence: 1 });
  });

  it('counts what was bet in it alone', async () => {
    const one = await inGame();
    const other = await startPlay(gateway, one.visitor, one.token);
    await one.send('debit', 'r', 'here', '300');
    await callVendor(gateway, 'wallet/debit', { session: other, round: 'r', transactionId: 'there', amount: '50' });
    expect(await one.told()).toMatchObject({ net: '-300', sequence: 3 });
    expect(await one.told(other)).toMatchObject({ net: '-50', sequence: 3 });
  });

  it('is told after its end, too, when prizes still come', async () => {
    const { send, told, advance } = await inGame();
    await send('debit', 'r', 'bet', '300');
    await advance(5 * 3_600_000);
    await send('credit', 'r', 'win', '900');
    expect(await told()).toMatchObject({ net: '600', sequence: 3 });
  });

  it('is exact beyond what a float and 64 bits can hold', async () => {
    const { send, told, session, visitor, token } = await inGame();
    const other = await startPlay(gateway, visitor, token);
    const most = '999999999999999999';
    for (let n = 0; n < 18; n += 1) {
      if (n % 9 === 0) await send('debit', `r${n}`, `bet-${n}`, '1');
      await send('credit', n < 9 ? 'r0' : 'r9', `win-${n}`, most);
      // The other game debits it again, to make room in the wallet.
      if (n >= 8)
        await callVendor(gateway, 'wallet/debit', {
          session: other,
          round: 'r',
          transactionId: `out-${n}`,
          amount: most,
        });
    }
    expect(await told(session)).toMatchObject({ net: String(18n * BigInt(most) - 2n) });
    expect(2n ** 63n).toBeLessThan(18n * BigInt(most));
  });
});
