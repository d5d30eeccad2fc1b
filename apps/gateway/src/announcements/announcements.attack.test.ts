import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { announcementReads } from './announcements.schema.ts';
import { inboxOf } from './testing/inboxOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const announced = (id: string, own: object = {}) => ({ id, kind: 'popup' as const, titles: { EN: id }, ...own });
const unknown = { status: 200, success: false, value: { code: 'announcementUnknown' } };

const reader = async (announcements = [announced('a'), announced('b')], from = 'alpha') => {
  const world = await newWorldAt(gateway, from, { as: 'player', rows: { announcements } });
  return { ...world, ...inboxOf(world.visitor, world.token) };
};

describe('the read marks of a member', () => {
  it('are not those of another member of the merchant', async () => {
    const { visitor, read, count } = await reader();
    const other = inboxOf(visitor, await visitor.tokenOf('agent', 'Agent2026'));
    await read('a');
    expect([(await count()).value, (await other.count()).value]).toEqual([
      { count: 1, messages: 0 },
      { count: 2, messages: 0 },
    ]);
    expect((await other.page()).content.map((item) => item.read)).toEqual([false, false]);
  });

  it('are not set at another merchant, whose token is refused here', async () => {
    const [own, other] = [await reader(), await reader(undefined, 'beta')];
    await own.read('a');
    expect((await other.count()).value).toEqual({ count: 2, messages: 0 });
    const stolen = inboxOf(other.visitor, own.token);
    for (const answer of [await stolen.count(), await stolen.answer(), await stolen.read('a')])
      expect(answer).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
  });

  it('are refused to a visitor', async () => {
    const { count, answer, read } = inboxOf(visit(gateway, 'alpha.localhost'));
    for (const answered of [await count(), await answer(), await read('new-vendors')])
      expect(answered).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
  });
});

describe('an id that is sent as read', () => {
  it.each([
    ['that nobody has', 'c'],
    ['of what another merchant announces', 'theirs'],
    ['of what is for visitors', 'visitors'],
    ['of a banner', 'banner'],
    ['of what has not begun', 'later'],
    ['of what is over', 'over'],
    ['with SQL in it', "a' or '1'='1"],
    ['with a percent sign', '%'],
    ['of another spelling', 'A'],
  ])('%s is refused, and nothing beside it is marked', async (_what, id) => {
    await reader([announced('theirs')], 'beta');
    const { read, count } = await reader([
      announced('a'),
      announced('visitors', { execution: 'B' }),
      announced('banner', { kind: 'banner' }),
      announced('later', { startsAt: '2999-01-01T00:00:00Z' }),
      announced('over', { startsAt: '2019-01-01T00:00:00Z', endsAt: '2020-01-01T00:00:00Z' }),
    ]);
    expect(await read('a', id)).toMatchObject(unknown);
    expect((await count()).value).toEqual({ count: 1, messages: 0 });
  });

  it.each([
    ['none', []],
    ['an empty one', ['']],
    ['one that is too long', ['x'.repeat(129)]],
    ['too many', Array.from({ length: 101 }, () => 'a')],
  ])('in a list of the wrong size is refused: %s', async (_what, ids) => {
    const { read } = await reader();
    expect(await read(...ids)).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
  });

  it.each([[{ ids: 'a' }], [{ ids: [1] }], [{ ids: [null] }], [{ ids: [['a']] }], [{}], [[]]])(
    'in the wrong shape is refused: %j',
    async (json) => {
      const { visitor, token, count } = await reader();
      const answer = await visitor.call('/wps/announcements/read', { token: token ?? '', json });
      expect(answer).toMatchObject({ status: 400 });
      expect((await count()).value).toEqual({ count: 2, messages: 0 });
    },
  );

  it('in a body that is larger than any call is not read', async () => {
    const { visitor, token, count } = await reader();
    const json = { ids: ['a'], more: 'x'.repeat(2_000_000) };
    expect(await visitor.call('/wps/announcements/read', { token: token ?? '', json })).toMatchObject({ status: 413 });
    expect((await count()).value).toEqual({ count: 2, messages: 0 });
  });

  it('many times at once is marked once', async () => {
    const { read, id } = await reader();
    const answers = await Promise.all(Array.from({ length: 8 }, () => read('a', 'b')));
    expect(answers.every(({ success }) => success)).toBe(true);
    const marks = await gateway.database.owner.select().from(announcementReads);
    expect(marks.filter(({ merchant }) => merchant === id)).toHaveLength(2);
  });

  it.each(['pageNo=0', 'pageNo=-1', 'pageNo=x', 'pageSize=0', 'pageSize=101', 'pageNo=1;drop table members'])(
    'is not found by an odd page: %s',
    async (query) => {
      const { visitor, token } = await reader();
      expect(await visitor.call(`/wps/announcements/inbox?${query}`, { token: token ?? '' })).toMatchObject({
        status: 400,
      });
    },
  );
});

describe('HTML that a merchant announces [REQ-200]', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event', '<p onmouseover="alert(1)">a</p>', '<p>a</p>'],
    ['a picture that fails', 'a<img src=x onerror=alert(1)>', 'a'],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that hides that it runs', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that leaves without saying so', '<a href="//elsewhere.example">a</a>', '<a>a</a>'],
    ['a form', '<form action="https://elsewhere.example"><input name="p">a</form>', 'a'],
    ['a style', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe>a', 'a'],
    ['a drawing', '<svg onload=alert(1)></svg>a', 'a'],
    ['what turns into another', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a', '<p>a</p>'],
  ])('is told without %s, in every call that tells it', async (_what, html, clean) => {
    const contents = { EN: html, CN: html };
    const { visitor, page } = await reader([
      announced('popup', { contents, execution: 'A' }),
      announced('notice', { contents, kind: 'player' }),
    ]);
    const { popup, player } = (await visitor.call('/wps/relay/MCSFE_getListAnnouncements')).value as {
      popup: { content: string }[];
      player: { content: string }[];
    };
    const told = [...popup, ...player, ...(await page('', 'CN')).content].map(({ content }) => content);
    expect(told).toEqual([clean, clean, clean, clean]);
  });
});
