import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../events/testing/listenTo.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
import { newSecured } from './testing/newSecured.ts';
import { withPasskeys } from './testing/withPasskeys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Secured = Awaited<ReturnType<typeof newSecured>>;

/** What a thief holds: a session, and all that it opened. */
const thiefOf = async ({ visitor }: Secured) => {
  const token = await visitor.tokenOf('player', 'Player2026');
  return {
    token,
    game: await startPlay(gateway, visitor, token),
    launch: await launchToken(visitor, token),
    demo: await launchToken(visitor, token, { mode: 'demo' }),
    events: await listenTo(visitor, token, '0'),
  };
};

const extend = ({ visitor }: Secured, token: string) => visitor.call('/wps/session/term', { method: 'POST', token });
const redeem = async (token: string) => (await callVendor(gateway, 'session/redeem', { token })).status;
let bets = 0;
const bet = async (session: string) => {
  bets += 1;
  const movement = { session, round: `e${bets}`, transactionId: `everywhere-${bets}`, amount: '100' };
  return (await callVendor(gateway, 'wallet/debit', movement)).status;
};

/** The result of a call that may come too late. */
const late = (work: Promise<unknown>) => work.catch(() => undefined);

const ways: readonly (readonly [string, (world: Secured) => Promise<unknown>])[] = [
  ['logging out everywhere', (world) => world.endOthers()],
  [
    'ending that session by its id',
    async (world) => {
      const other = (await world.sessions()).find(({ isThis }) => isThis === false);
      return world.end(other?.['id']);
    },
  ],
];

describe.each(ways)('after %s', (_, end) => {
  it('nothing is left of a session: no events, no bet, no launch, no demo, and no renewal', async () => {
    const world = await newSecured(gateway);
    const thief = await thiefOf(world);
    expect([(await extend(world, thief.token)).status, await bet(thief.game)]).toEqual([200, 200]);
    // The event of the bet: from here on nothing but the end wakes the stream.
    expect(await thief.events.nextEvent()).toMatchObject({ data: { type: 'balance' } });
    expect(await end(world)).toMatchObject({ success: true });
    expect(await thief.events.next()).toBeUndefined();
    expect(await bet(thief.game)).toBe(401);
    expect([await redeem(thief.launch), await redeem(thief.demo)]).toEqual([401, 401]);
    expect((await extend(world, thief.token)).status).toBe(401);
    expect([await world.isAlive(thief.token), await world.isAlive(world.token)]).toEqual([false, true]);
  });

  it('a session that is renewed, listened to and played with at the same time is over, too', async () => {
    const world = await newSecured(gateway);
    const thief = await thiefOf(world);
    await thief.events.leave();
    const [, , , launch] = await Promise.all([
      late(extend(world, thief.token)),
      end(world),
      late(listenTo(world.visitor, thief.token, '0').then(({ leave }) => leave())),
      late(launchToken(world.visitor, thief.token)),
      late(extend(world, thief.token)),
    ]);
    expect(await world.isAlive(thief.token)).toBe(false);
    expect(await bet(thief.game)).toBe(401);
    if (typeof launch === 'string') expect(await redeem(launch)).toBe(401);
  });
});

it('a passkey’s challenge to confirm a change is worth nothing once its session was ended', async () => {
  const world = await withPasskeys(gateway);
  const key = await world.addKey();
  const stolen = await world.visitor.tokenOf('player', 'Player2026');
  const proof = await world.proofBy(key, stolen);
  await world.endOthers();
  expect((await world.withProof('begin', proof, stolen)).status).toBe(401);
  expect(await world.withProof('begin', proof)).toMatchObject({ value: { code: 'wrongProof' } });
});
