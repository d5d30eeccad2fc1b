import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bannerPath, promotionPath } from '../pictures/paths.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { announcementReads, announcements } from './announcements.schema.ts';
import seeds from './data/announcements.json' with { type: 'json' };
import { seedAnnouncements } from './seedAnnouncements.ts';
import { inboxOf } from './testing/inboxOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const announced = (id: string, own: object = {}) => ({ id, kind: 'popup' as const, titles: { EN: id }, ...own });
const rowsOf = (merchant: string) =>
  gateway.database.owner
    .select()
    .from(announcements)
    .where(eq(announcements.merchant, merchant))
    .orderBy(announcements.position);
const worldWith = (rows: object) => newWorldAt(gateway, 'alpha', { as: 'player', rows });
const PATH = '/wps/relay/MCSFE_getListAnnouncements';
type World = Awaited<ReturnType<typeof worldWith>>;
const listed = async ({ visitor }: World, query: string) =>
  (await visitor.call(`${PATH}?${query}`)).value as Record<
    'banners' | 'player' | 'popup' | 'promotion',
    { id: string }[]
  >;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('what a world announces', () => {
  it('replaces all announcements, in the order of the rows', async () => {
    const own = {
      execution: 'F',
      groupName: 'w_home',
      image: '/own.avif',
      linkageType: 'promotion:x',
      promotionType: 'CASHBACK',
      startsAt: '2020-01-01T00:00:00.000Z',
      endsAt: '2999-01-01T00:00:00.000Z',
      contents: { EN: '<p>Yes</p><script>no</script>', CN: '<i onclick="no">对</i>' },
    };
    const { id } = await worldWith({ announcements: [announced('full', own), announced('bare')] });
    const [full, bare, ...more] = await rowsOf(id);
    expect(more).toEqual([]);
    expect(full).toEqual({
      merchant: id,
      id: 'full',
      kind: 'popup',
      titles: { EN: 'full' },
      contents: { EN: '<p>Yes</p>', CN: expect.not.stringContaining('onclick') as unknown },
      execution: 'F',
      group_name: 'w_home',
      image: '/own.avif',
      linkage_type: 'promotion:x',
      promotion_type: 'CASHBACK',
      starts_at: new Date(own.startsAt),
      ends_at: new Date(own.endsAt),
      position: 0,
    });
    expect(bare).toEqual({
      merchant: id,
      id: 'bare',
      kind: 'popup',
      titles: { EN: 'bare' },
      contents: { EN: '' },
      execution: null,
      group_name: null,
      image: null,
      linkage_type: '',
      promotion_type: null,
      starts_at: expect.any(Date) as unknown,
      ends_at: null,
      position: 1,
    });
    expect(Math.abs((bare?.starts_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is empty for an empty list, and another merchant keeps its own', async () => {
    const before = (await rowsOf('beta')).length;
    const { id } = await worldWith({ announcements: [] });
    expect(await rowsOf(id)).toEqual([]);
    expect((await rowsOf('beta')).length).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  it('refuses an id that occurs twice', async () => {
    await expect(worldWith({ announcements: [announced('a'), announced('b'), announced('a')] })).rejects.toThrow(
      'The announcement a stands twice.',
    );
  });

  it('can have been read by its members, in the inbox of theirs alone', async () => {
    const rows = {
      announcements: [announced('a'), announced('b')],
      announcementsRead: [{ account: 'player', id: 'a' }],
    };
    const { visitor, token, id } = await worldWith(rows);
    const { page } = inboxOf(visitor, token);
    expect((await page()).content.map((item) => [item.id, item.read])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    const marks = await gateway.database.owner.select().from(announcementReads);
    expect(marks.filter(({ merchant }) => merchant === id)).toHaveLength(1);
  });

  it.each([
    [{ account: 'nobody', id: 'a' }, 'The world has no account nobody.'],
    [{ account: 'player', id: 'x' }, 'No announcement x is there for members to read.'],
  ])('was not read by %j', async (read, told) => {
    await expect(worldWith({ announcements: [announced('a')], announcementsRead: [read] })).rejects.toThrow(told);
  });
});

describe('what a merchant announces at first', () => {
  it('begins and ends so many days from when it is written', async () => {
    const { id } = await worldWith({ announcements: [] });
    const now = new Date('2026-03-01T12:00:00Z');
    await gateway.database.owner.transaction((tx) => seedAnnouncements(tx, id, now));
    const rows = await rowsOf(id);
    const day = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
    const terms = (seeds as { id: string; inDays?: number; days?: number }[]).map(({ id: of, inDays = 0, days }) => [
      of,
      day(inDays),
      days === undefined ? null : day(days),
    ]);
    expect(rows.map((row) => [row.id, row.starts_at, row.ends_at])).toEqual(terms);
    expect(terms.some(([, starts]) => starts !== null && starts !== now)).toBe(true);
  });
});

const picture = (id: string) => [{ url: promotionPath(id, 'EN') }];

const ofEach = (kind: string) => [
  announced(`${kind}-A`, { kind, execution: 'A' }),
  announced(`${kind}-B`, { kind, execution: 'B' }),
  announced(`${kind}-any`, { kind }),
];

describe('the lists', () => {
  it('contain the requested types and no other', async () => {
    const kinds = ['banner', 'player', 'popup', 'promotion'] as const;
    const world = await worldWith({ announcements: kinds.map((kind) => announced(`a-${kind}`, { kind })) });
    const told = async (types: string) => {
      const { banners, player, popup, promotion } = await listed(world, `types=${types}`);
      return idsOf([...banners, ...player, ...popup, ...promotion]);
    };
    expect(await told('B')).toEqual(['a-banner']);
    expect(await told('PL')).toEqual(['a-player']);
    expect(await told('PU')).toEqual(['a-popup']);
    expect(await told('PR')).toEqual(['a-promotion']);
    expect(await told('H')).toEqual(['a-promotion']);
    expect(await told('B,PL,PU,PR,H')).toEqual(kinds.map((kind) => `a-${kind}`));
  });

  it('contain, for one execution, its own announcements and those for any', async () => {
    const world = await worldWith({ announcements: [...ofEach('popup'), ...ofEach('player')] });
    const { popup, player } = await listed(world, 'types=PL,PU&execution=B');
    expect([idsOf(popup), idsOf(player)]).toEqual([
      ['popup-B', 'popup-any'],
      ['player-B', 'player-any'],
    ]);
    expect(popup[1]).toMatchObject({ execution: 'A' });
    const all = await listed(world, 'types=PL,PU');
    expect([all.popup.length, all.player.length]).toEqual([3, 3]);
  });

  it('have banners with the picture of their own, or of the merchant’s look', async () => {
    const world = await worldWith({
      announcements: [
        announced('own', { kind: 'banner', image: '/own.avif', groupName: 'w_login', linkageType: 'game:x' }),
        announced('drawn', { kind: 'banner', groupName: 'w_lottery' }),
        announced('nowhere', { kind: 'banner' }),
      ],
    });
    const { banners } = await listed(world, 'types=B');
    expect(banners).toEqual([
      { id: 'own', url: '/own.avif', linkageType: 'game:x', groupName: 'w_login', title: 'own' },
      { id: 'drawn', url: bannerPath('w_lottery'), linkageType: '', groupName: 'w_lottery', title: 'drawn' },
      { id: 'nowhere', url: bannerPath(''), linkageType: '', groupName: 'w_home', title: 'nowhere' },
    ]);
  });

  it('have promotions with the picture of their title, and with their group where they have one', async () => {
    const world = await worldWith({
      announcements: [
        announced('first', { kind: 'promotion', groupName: 'w_home' }),
        announced('second', { kind: 'promotion' }),
      ],
    });
    const { promotion } = await listed(world, 'types=PR');
    expect(promotion).toEqual([
      { id: 'first', title: 'first', announcementImages: picture('first'), groupName: 'w_home' },
      { id: 'second', title: 'second', announcementImages: picture('second') },
    ]);
  });

  it('change at the exact time when an announcement begins or ends', async () => {
    const world = await worldWith({ announcements: [] });
    const at = (seconds: number) => new Date(world.now().getTime() + seconds * 1000).toISOString();
    const later = await worldWith({
      announcements: [
        announced('soon', { startsAt: at(600), endsAt: at(1800) }),
        announced('now', { endsAt: at(1200) }),
        announced('always'),
      ],
    });
    const told = async () => idsOf((await listed(later, 'types=PU')).popup);
    expect(await told()).toEqual(['now', 'always']);
    await later.advance(610_000);
    expect(await told()).toEqual(['soon', 'now', 'always']);
    await later.advance(600_000);
    expect(await told()).toEqual(['soon', 'always']);
    await later.advance(600_000);
    expect(await told()).toEqual(['always']);
  });
});

describe('the inbox', () => {
  it('counts its pages, and those of one age stand in the order of the merchant', async () => {
    const startsAt = '2020-01-01T00:00:00Z';
    const ids = ['c', 'a', 'b', 'd', 'e'];
    const { visitor, token } = await worldWith({ announcements: ids.map((id) => announced(id, { startsAt })) });
    const { page } = inboxOf(visitor, token);
    const [first, third] = [await page('pageSize=2'), await page('pageSize=2&pageNo=3')];
    expect([idsOf(first.content), idsOf(third.content)]).toEqual([['c', 'a'], ['e']]);
    expect([first.totalPages, third.pageNum, third.unread]).toEqual([3, 3, 5]);
  });

  it('stores the first time of reading only', async () => {
    const { visitor, token, id, advance } = await worldWith({ announcements: [announced('a')] });
    const { read } = inboxOf(visitor, token);
    const mark = async () =>
      (await gateway.database.owner.select().from(announcementReads)).filter(({ merchant }) => merchant === id);
    await read('a');
    const first = await mark();
    await advance(60_000);
    await read('a');
    expect(await mark()).toEqual(first);
    expect(Math.abs((first[0]?.read_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});

const toldIn = async (of: World) => idsOf((await listed(of, 'types=PU')).popup);

describe('an answer that all share', () => {
  it('holds until the next announcement begins or ends, and no longer', async () => {
    const world = await worldWith({ announcements: [] });
    const at = (seconds: number) => new Date(world.now().getTime() + seconds * 1000).toISOString();
    const later = await worldWith({
      announcements: [announced('soon', { startsAt: at(600) }), announced('ends', { endsAt: at(1200) })],
    });
    const alone = await worldWith({ announcements: [announced('soon', { startsAt: at(600) })] });
    const told = () => toldIn(later);
    expect([await told(), await toldIn(alone)]).toEqual([['ends'], []]);
    gateway.clock.advance(610_000);
    expect(await toldIn(alone)).toEqual(['soon']);
    expect(await told()).toEqual(['soon', 'ends']);
    gateway.clock.advance(600_000);
    expect(await told()).toEqual(['soon']);
  });
});
