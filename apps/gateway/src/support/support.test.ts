import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { feedback } from './support.schema.ts';
import { FEEDBACK_KEPT } from './support.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ gamesOrigin: 'http://games.localhost:8300' });
});
afterAll(() => gateway.close());

const ADDRESS = '/wps/feedback';
type World = Awaited<ReturnType<typeof newWorldAt>>;

const send = ({ visitor }: World, content: unknown, also = {}) =>
  visitor.call(ADDRESS, { method: 'PUT', json: { content }, ...also });

const kept = ({ id }: World) =>
  gateway.database.owner.select().from(feedback).where(eq(feedback.merchant, id)).orderBy(desc(feedback.sent_at));

/** Length limits as the help center has them. */
const lengths = async ({ visitor }: World) =>
  ((await visitor.call('/wps/system/helpCenter')).value as { feedback: object }).feedback;

/** Response to feedback of this length. */
const said = async (world: World, length: number) => (await send(world, 'x'.repeat(length))).value;

const [short, long] = [{ code: 'feedbackTooShort' }, { code: 'feedbackTooLong' }];

describe('feedback', () => {
  it('is kept from a visitor and from a member, without the blanks around it [REQ-167]', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
    expect(await send(world, '  A visitor likes it here.  ')).toMatchObject({ success: true, value: null });
    await world.advance(1000);
    const { token } = world;
    const headers = { 'X-Language': 'AR' };
    expect(await send(world, 'A member likes it, too.', { token, headers })).toMatchObject({ success: true });
    expect(await kept(world)).toMatchObject([
      { content: 'A member likes it, too.', language: 'AR', member_id: expect.any(String) },
      { content: 'A visitor likes it here.', member_id: null },
    ]);
  });

  it('has 10 to 500 characters unless the merchant says otherwise, which the help center tells [D25]', async () => {
    const usual = await newWorldAt(gateway, 'alpha', {});
    const own = await newWorldAt(gateway, 'alpha', { settings: { feedback: { minLength: 2, maxLength: 3 } } });
    expect([await lengths(usual), await lengths(own)]).toEqual([
      { minLength: 10, maxLength: 500 },
      { minLength: 2, maxLength: 3 },
    ]);
    expect([await said(usual, 9), await said(own, 1)]).toEqual([short, short]);
    expect([await said(usual, 501), await said(own, 4)]).toEqual([long, long]);
    for (const length of [10, 500]) expect(await said(usual, length)).toBeNull();
    for (const length of [2, 3]) expect(await said(own, length)).toBeNull();
    expect(await kept(own)).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a number', 5],
    ['a book', 'x'.repeat(5001)],
  ])('that is %s does not keep to the contract', async (_what, content) => {
    const world = await newWorldAt(gateway, 'alpha', {});
    expect(await send(world, content)).toMatchObject({ status: 400, value: { code: 'invalidRequest' } });
    expect(await kept(world)).toEqual([]);
  });

  it('is taken ten times a minute from one address', async () => {
    const world = await newWorldAt(gateway, 'alpha', {});
    for (let n = 0; n < 10; n++) expect((await send(world, 'Once more the same.')).status).toBe(200);
    expect(await send(world, 'Once more the same.')).toMatchObject({ status: 429 });
    expect(await kept(world)).toHaveLength(10);
  });

  it('is kept up to a thousand, and then the oldest goes', async () => {
    const world = await newWorldAt(gateway, 'alpha', {});
    const row = { merchant: world.id, language: 'EN', content: 'An old one.' };
    const old = Array.from({ length: FEEDBACK_KEPT }, (_, n) => ({ ...row, id: `${n}`, sent_at: new Date(n) }));
    await gateway.database.owner.insert(feedback).values(old);
    await send(world, 'The newest of all.');
    const rows = await kept(world);
    expect(rows).toHaveLength(FEEDBACK_KEPT);
    expect([rows[0]?.content, rows.at(-1)?.id]).toEqual(['The newest of all.', '1']);
  });
});

const launchChat = ({ visitor }: World, modelId: string, also = {}) =>
  visitor.call(`/wps/relay/CBS_launchChat?modelId=${modelId}`, also);

/** Live chat agents of a world. */
const modelsOf = async ({ visitor }: World) => (await visitor.call('/wps/relay/CBS_modelList')).value;

/** Chat page of the sandbox in a language. */
const roomIn = (language: string) => `http://games.localhost:8300/chat?language=${language}`;

describe('the live chat [REQ-227]', () => {
  it('lists who answers, in the order of the merchant, and nobody for a merchant that has no chat', async () => {
    const chatty = await newWorldAt(gateway, 'alpha', { settings: { chat: { models: ['care', 'vip'] } } });
    const silent = await newWorldAt(gateway, 'alpha', { settings: { chat: { models: [] } } });
    expect(await modelsOf(chatty)).toEqual({ models: [{ modelId: 'care' }, { modelId: 'vip' }] });
    expect(await modelsOf(silent)).toEqual({ models: [] });
  });

  it('opens on a page of the sandbox in the language of the call, for visitors and members', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'player', settings: { chat: { models: ['care'] } } });
    const { token } = world;
    expect(await launchChat(world, 'care')).toMatchObject({ success: true, value: { chatUrl: roomIn('EN') } });
    const headers = { 'X-Language': 'AR' };
    expect(await launchChat(world, 'care', { token, headers })).toMatchObject({ value: { chatUrl: roomIn('AR') } });
  });

  it('opens where the merchant says, and is refused by a name that is not in the list', async () => {
    const url = 'https://chat.example/room';
    const world = await newWorldAt(gateway, 'alpha', { settings: { chat: { models: ['care'], url } } });
    expect((await launchChat(world, 'care')).value).toEqual({ chatUrl: url });
    expect(await launchChat(world, 'vip')).toMatchObject({ success: false, value: { code: 'chatUnavailable' } });
  });
});
