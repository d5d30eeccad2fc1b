import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitsPort } from '../limits/limitsPort.ts';
import { FIVE, lotteryWorld, newKey } from '../lottery/testing/lotteryWorld.ts';
import { insertBet } from '../lottery/bets.store.ts';
import { sessions } from '../access/access.schema.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { wallets } from '../wallet/wallet.schema.ts';

let gateway: TestGateway;
let server: ReturnType<typeof createAdaptorServer>;
let port = 0;
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
  server = createAdaptorServer({ fetch: gateway.fetch });
  server.listen(0, '127.0.0.1');
  await once(server as Server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await gateway.close();
});

type World = Awaited<ReturnType<typeof lotteryWorld>>;

/** Sends the head and the first byte of a bet; the returned function sends the rest and resolves to the outcome. */
const beginBet = async (world: World, issueNumber: string) => {
  const body = JSON.stringify({ ...FIVE, issueNumber, entries: [{ play: 'last', picks: ['7'], stake: '100' }] });
  const headers = {
    Host: world.host,
    Authorization: `Bearer ${world.token}`,
    'Content-Type': 'application/json',
    // A body without Content-Length would be read by the body limit, before `readBody`.
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': newKey(),
  };
  const sent: ClientRequest = request({ port, host: '127.0.0.1', path: '/lgw/bets', method: 'POST', headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const arrived = once(server as Server, 'request');
  sent.write(body.slice(0, 1));
  await arrived;
  // Once this later call has its answer, a gateway that does not wait for the body would have begun the bet.
  await world.board();
  return async () => {
    sent.end(body.slice(1));
    const [answer] = await answered;
    const { value } = JSON.parse(await text(answer)) as { value: { code?: string; status?: string } };
    return { status: answer.statusCode, value };
  };
};

describe('a body that arrives late', () => {
  it('bets on the draw that is open once it has arrived, and never on a drawn one', async () => {
    const world = await lotteryWorld(gateway);
    const { issueNumber } = (await world.board()).draw;
    const finish = await beginBet(world, issueNumber);
    await world.advance(3 * 60_000);
    expect((await world.board()).results[0]?.issueNumber).toBe(issueNumber);
    expect(await finish()).toMatchObject({ status: 200, value: { code: 'drawClosed' } });
    expect([await world.balance(), await world.bets()]).toEqual([100_000n, []]);
  });

  it('does so without Content-Length too', async () => {
    const world = await lotteryWorld(gateway);
    const { issueNumber } = (await world.board()).draw;
    const body = JSON.stringify({ ...FIVE, issueNumber, entries: [{ play: 'last', picks: ['7'], stake: '100' }] });
    const parts = new TransformStream<Uint8Array, Uint8Array>();
    const writer = parts.writable.getWriter();
    const sent = world.visitor.request('/lgw/bets', {
      method: 'POST',
      token: world.token,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      stream: parts.readable,
    });
    await writer.write(new TextEncoder().encode(body.slice(0, 1)));
    await world.advance(3 * 60_000);
    await writer.write(new TextEncoder().encode(body.slice(1)));
    await writer.close();
    expect(await (await sent).json()).toMatchObject({ value: { code: 'drawClosed' } });
  });

  it('is taken when nothing has changed meanwhile', async () => {
    const world = await lotteryWorld(gateway);
    const finish = await beginBet(world, (await world.board()).draw.issueNumber);
    expect(await finish()).toMatchObject({ status: 200, value: { status: 'open' } });
    expect(await world.balance()).toBe(99_900n);
  });

  it('is refused when the session has ended meanwhile', async () => {
    const world = await lotteryWorld(gateway);
    const finish = await beginBet(world, (await world.board()).draw.issueNumber);
    await gateway.database.owner.delete(sessions).where(eq(sessions.merchant, world.id));
    expect(await finish()).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
    const [wallet] = await gateway.database.owner.select().from(wallets).where(eq(wallets.merchant, world.id));
    expect(wallet?.balance).toBe(100_000n);
  });

  it('is refused when the merchant has closed meanwhile', async () => {
    const world = await lotteryWorld(gateway);
    const finish = await beginBet(world, (await world.board()).draw.issueNumber);
    await world.change({ failures: { maintenance: true } });
    expect(await finish()).toMatchObject({ status: 503, value: { code: 'maintenance' } });
  });
});

describe('a bet that waits for its wallet', () => {
  it('is refused once the draw has closed, and takes nothing', async () => {
    const world = await lotteryWorld(gateway);
    const owner = { merchant: world.id, memberId: '1001' };
    const closesAt = new Date('2026-03-01T04:04:50Z');
    const wished = { vassalage: 'LOTT', game_code: 'five-minute-draw', issue_number: '1', draw_time: closesAt };
    const take = (now: Date) =>
      gateway.database.owner.transaction((tx) =>
        insertBet(tx, owner, { ...wished, entries: [], total: 100n }, { closesAt, clock: () => now, ...limitsPort }),
      );
    expect(await take(closesAt)).toBe('drawClosed');
    expect([await world.balance(), await world.bets()]).toEqual([100_000n, []]);
    expect(await take(new Date(closesAt.getTime() - 1))).toMatchObject({ total: 100n });
  });
});
