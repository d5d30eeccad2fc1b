import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { pictureOf, promotionsOf } from './testing/promotionsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

const member = async (rows: object = {}, as = 'player') => {
  const world = await newWorldAt(gateway, 'alpha', { as, rows });
  const laterOn = async (ms: number) => {
    await world.advance(ms);
    // A new login, as sessions expire long before that.
    return promotionsOf(world.visitor, await world.visitor.tokenOf(as, 'Player2026'));
  };
  return { ...world, ...promotionsOf(world.visitor, world.token), laterOn };
};

/** Places bets as a game does, each in a round of its own. */
const playing = async ({ visitor, token }: Awaited<ReturnType<typeof member>>) => {
  const session = await startPlay(gateway, visitor, token);
  let rounds = 0;
  return async (amount: string) => {
    rounds += 1;
    const bet = { session, round: `r${rounds}`, transactionId: `${session}-${rounds}`, amount };
    const answer = await callVendor(gateway, 'wallet/debit', bet);
    if (!answer.success) throw new Error(JSON.stringify(answer.value));
    return bet;
  };
};

const of = (promotion: string, own: object) => ({ account: 'player', promotion, ...own });

describe('the promotions of a merchant', () => {
  it('stand for a visitor as they do for all, with words, a picture, a term and an amount', async () => {
    const world = await newWorldAt(gateway, 'alpha');
    const { list } = promotionsOf(world.visitor);
    const { promotions, available } = await list();
    expect(promotions.map(({ id, kind, status }) => `${id}: ${kind}, ${status}`)).toEqual([
      'first-deposit: apply, joinable',
      'weekly-cashback: join, joinable',
      'lucky-draw: raffle, joinable',
      'thousand-rounds: join, joinable',
      'winter-festival: join, comingSoon',
      'summer-cup: join, closed',
    ]);
    expect(available).toBe(4);
    expect(promotions[1]).toMatchObject({ reward: '5000', currency: 'CNY', noExpiry: 1, title: 'Weekly rebate' });
    expect(promotions[1]?.announcementImages[0]?.url).toMatch(/^\/media\/.+\/PROMOTION\/weekly-cashback\.EN\.avif$/u);
    const over = promotions.find(({ id }) => id === 'summer-cup');
    expect([over?.noExpiry, over?.endDate === undefined]).toEqual([0, false]);
    expect(promotions.every(({ progress }) => progress === undefined)).toBe(true);
  });

  it('that are joined count what is staked from then on, and pay once it is enough [REQ-211]', async () => {
    const player = await member();
    const bet = await playing(player);
    await bet('3000');
    expect((await player.join('weekly-cashback')).value).toMatchObject({ status: 'registered' });
    expect(await player.join('weekly-cashback')).toMatchObject({ value: { code: 'promotionTaken' } });
    expect(await player.claim('weekly-cashback')).toMatchObject({ value: { code: 'rewardNotReached' } });
    await bet('12000');
    const undone = await bet('9000');
    await callVendor(gateway, 'wallet/rollback', undone);
    expect(await player.find('weekly-cashback')).toMatchObject({
      status: 'inProgress',
      progress: { done: '12000', required: '20000' },
    });
    await bet('8000');
    const { available } = await player.list();
    expect([(await player.find('weekly-cashback'))?.status, available]).toEqual(['claimable', 4]);
    const before = await player.balance();
    expect((await player.claim('weekly-cashback')).value).toMatchObject({ status: 'claimed', reward: '5000' });
    expect(await player.claim('weekly-cashback')).toMatchObject({ value: { code: 'promotionTaken' } });
    expect((await player.balance()) - before).toBe(5000n);
    expect((await player.find('weekly-cashback'))?.progress).toBeUndefined();
  });

  it('can be finished for a week after their end, and are begun no more', async () => {
    const ends = { kind: 'promotion', titles: { EN: 'x' }, endsAt: new Date(Date.now() + DAY).toISOString() };
    const own = { announcements: [{ id: 'weekly-cashback', ...ends }] };
    const entries = {
      ...own,
      promotionEntries: [{ account: 'player', promotion: 'weekly-cashback', state: 'joined' }],
    };
    const [late, joined] = [await member(own), await member(entries)];
    const tooLate = await late.laterOn(DAY + MINUTE);
    expect(await tooLate.join('weekly-cashback')).toMatchObject({ value: { code: 'promotionClosed' } });
    expect((await (await joined.laterOn(DAY + MINUTE)).find('weekly-cashback'))?.status).toBe('registered');
    const ended = await joined.laterOn(7 * DAY);
    expect((await ended.find('weekly-cashback'))?.status).toBe('closed');
    expect(await ended.claim('weekly-cashback')).toMatchObject({ value: { code: 'promotionClosed' } });
  });

  it('that have not begun, are unknown, or of another kind are refused', async () => {
    const { join, claim, draw, apply } = await member();
    const codes = [
      await join('winter-festival'),
      await claim('summer-cup'),
      await join('no-such'),
      await join('lucky-draw'),
      await draw('weekly-cashback'),
      await apply('lucky-draw', {}),
      await claim('winter-festival'),
      await claim('no-such'),
      await draw('no-such'),
    ].map(({ value }) => (value as { code: string }).code);
    expect(codes).toEqual([
      'promotionClosed',
      'promotionClosed',
      'promotionUnknown',
      'promotionUnknown',
      'promotionUnknown',
      'promotionUnknown',
      'promotionClosed',
      'promotionUnknown',
      'promotionUnknown',
    ]);
  });

  it('that are over take no application and no draw, and one that nobody has described is not shown', async () => {
    const ended = {
      kind: 'promotion',
      titles: { EN: 'x' },
      endsAt: '2020-01-02T00:00:00Z',
      startsAt: '2020-01-01T00:00:00Z',
    };
    const { apply, draw, join, list } = await member({
      announcements: [
        { id: 'first-deposit', ...ended },
        { id: 'lucky-draw', ...ended },
        { id: 'stranger', kind: 'promotion', titles: { EN: 'Stranger' } },
      ],
    });
    expect((await list()).promotions.map(({ id }) => id)).toEqual(['first-deposit', 'lucky-draw']);
    for (const answer of [await apply('first-deposit', {}), await draw('lucky-draw')])
      expect(answer).toMatchObject({ value: { code: 'promotionClosed' } });
    for (const id of ['stranger', 'weekly-cashback'])
      expect(await join(id)).toMatchObject({ value: { code: 'promotionUnknown' } });
  });

  it('are as a world wishes: an application waits for an hour, what was paid is told, and what is unknown is refused', async () => {
    const { find, advance } = await member({
      promotionEntries: [
        of('first-deposit', { state: 'applying' }),
        of('lucky-draw', { state: 'claimed', paid: '77' }),
        of('weekly-cashback', { state: 'joined' }),
      ],
    });
    await advance(59 * MINUTE);
    expect([(await find('first-deposit'))?.status, (await find('weekly-cashback'))?.status]).toEqual([
      'applying',
      'registered',
    ]);
    expect(await find('lucky-draw')).toMatchObject({ status: 'claimed', reward: '77' });
    for (const row of [
      of('no-such', { state: 'joined' }),
      { ...of('lucky-draw', { state: 'joined' }), account: 'nobody' },
    ])
      await expect(member({ promotionEntries: [row] })).rejects.toThrow(/no-such|nobody/u);
  });
});

describe('a raffle', () => {
  it('is drawn in once, and pays what was drawn at once [REQ-211]', async () => {
    const { draw, balance } = await member();
    const before = await balance();
    const drawn = await draw('lucky-draw');
    const { reward, status } = drawn.value as { reward: string; status: string };
    expect([status, ['100', '500', '2000', '10000'].includes(reward)]).toEqual(['claimed', true]);
    expect((await balance()) - before).toBe(BigInt(reward));
    expect(await draw('lucky-draw')).toMatchObject({ value: { code: 'promotionTaken' } });
  });
});

describe('an application', () => {
  it('with a picture is checked, granted and paid, once', async () => {
    const { hand, apply, advance, find, balance } = await member();
    const ids = [];
    for (const type of ['png', 'jpeg'] as const)
      ids.push(((await hand(await pictureOf(type))).value as { id: string }).id);
    const before = await balance();
    expect((await apply('first-deposit', { remark: 'Mine', images: ids })).value).toMatchObject({ status: 'applying' });
    expect(await apply('first-deposit', {})).toMatchObject({ value: { code: 'promotionTaken' } });
    await advance(29_000);
    expect((await find('first-deposit'))?.status).toBe('applying');
    await advance(2000);
    expect([(await find('first-deposit'))?.status, (await find('first-deposit'))?.status]).toEqual([
      'issued',
      'issued',
    ]);
    expect((await balance()) - before).toBe(10_000n);
  });

  it('that was granted is in the balance, whoever looks at it first', async () => {
    const { hand, apply, advance, balance } = await member();
    const { id } = (await hand(await pictureOf())).value as { id: string };
    const before = await balance();
    await apply('first-deposit', { images: [id] });
    await advance(MINUTE);
    expect([(await balance()) - before, (await balance()) - before]).toEqual([10_000n, 10_000n]);
  });

  it('without a picture is rejected, and can be made anew', async () => {
    const { hand, apply, advance, find, balance } = await member();
    const before = await balance();
    await apply('first-deposit', { remark: 'Please' });
    await advance(MINUTE);
    expect([(await find('first-deposit'))?.status, (await balance()) - before]).toEqual(['rejected', 0n]);
    const { id } = (await hand(await pictureOf())).value as { id: string };
    expect((await apply('first-deposit', { images: [id] })).value).toMatchObject({ status: 'applying' });
  });
});

describe('missions, the leaderboard and the rank', () => {
  it('count the rounds and games of a day, and what was staked in a week and in all [REQ-212]', async () => {
    const player = await member();
    expect((await player.missions()).map(({ id, done, required }) => [id, done, required])).toEqual([
      ['rounds-today', '0', '20'],
      ['games-today', '0', '3'],
      ['stake-week', '0', '50000'],
    ]);
    expect([await player.leaders(), await player.vip()]).toMatchObject([
      [],
      { level: 0, name: 'Starter', staked: '0', next: { level: 1, name: 'Bronze', at: '100000' } },
    ]);
    const bet = await playing(player);
    for (const amount of ['30000', '20000', '50000']) await bet(amount);
    expect((await player.missions()).map(({ done }) => done)).toEqual(['3', '1', '100000']);
    expect([await player.leaders(), await player.vip()]).toMatchObject([
      [{ missions: 1 }],
      { level: 1, name: 'Bronze', staked: '100000', next: { level: 2 } },
    ]);
    const nextWeek = await player.laterOn(8 * DAY);
    expect((await nextWeek.missions()).map(({ done }) => done)).toEqual(['0', '0', '0']);
    expect([await nextWeek.leaders(), (await nextWeek.vip()).level]).toEqual([[], 1]);
  });
});
