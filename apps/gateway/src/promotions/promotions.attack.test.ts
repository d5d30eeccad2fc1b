import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp.ts';
import { fillWallet } from '../testing/fillWallet.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { servicesBeside } from '../testing/servicesBeside.ts';
import { visit } from '../testing/visitor.ts';
import { auditLedger, isSound } from '../wallet/auditLedger.ts';
import { transactions } from '../wallet/wallet.schema.ts';
import { promotionEntries, promotionImages } from './promotions.schema.ts';
import { pngOf } from './testing/pngOf.ts';
import { pictureOf, promotionsOf } from './testing/promotionsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const claimable = { account: 'player', promotion: 'weekly-cashback', state: 'joined', granted: '20000' };
const member = async (rows: object = {}, as = 'player') => {
  const world = await newWorldAt(gateway, 'alpha', { as, rows });
  return { ...world, ...promotionsOf(world.visitor, world.token) };
};
const codeOf = ({ value }: { value: unknown }) => (value as { code?: string }).code;
const AT_ONCE = 20;
const many = <T>(each: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, each));

describe('money of a promotion', () => {
  it.each([
    ['a reward', { promotionEntries: [claimable] }, 'claim', 'weekly-cashback'],
    ['a draw', {}, 'draw', 'lucky-draw'],
  ] as const)(
    'that a wallet has no room for is refused, and %s can be asked for when there is',
    async (_, rows, deed, id) => {
      const player = await member(rows);
      const empty = await fillWallet(gateway, player.id, 'player', player.now());
      expect(codeOf(await player[deed](id))).toBe('walletFull');
      await empty();
      expect((await player[deed](id)).success).toBe(true);
    },
  );

  it.each([
    ['a reward', { promotionEntries: [claimable] }, 'claim', 'weekly-cashback', 5000n],
    ['a draw', {}, 'draw', 'lucky-draw', undefined],
  ] as const)('is paid once, however many ask for %s at once', async (_what, rows, deed, id, reward) => {
    const player = await member(rows);
    const before = await player.balance();
    const answers = await many(() => player[deed](id));
    const done = answers.filter(({ success }) => success);
    expect([done.length, new Set(answers.filter(({ success }) => !success).map(codeOf))]).toEqual([
      1,
      new Set(['promotionTaken']),
    ]);
    const paid = reward ?? BigInt((done[0]?.value as { reward: string } | undefined)?.reward ?? 0);
    expect((await player.balance()) - before).toBe(paid);
    const bonuses = and(eq(transactions.merchant, player.id), eq(transactions.kind, 'bonus'));
    expect(await gateway.database.owner.select().from(transactions).where(bonuses)).toHaveLength(1);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('is paid once for one key that is sent again, and for a granted application that many look at', async () => {
    const player = await member({ promotionEntries: [claimable] });
    const before = await player.balance();
    const first = await player.claim('weekly-cashback', 'one-and-the-same');
    const second = await player.claim('weekly-cashback', 'one-and-the-same');
    expect([first.value, second.value]).toEqual([first.value, first.value]);
    const { id } = (await player.hand(await pictureOf())).value as { id: string };
    await player.apply('first-deposit', { images: [id] });
    await player.advance(60_000);
    await many(player.list);
    expect((await player.balance()) - before).toBe(15_000n);
    expect((await auditLedger(gateway.database)).every(isSound)).toBe(true);
  });

  it('is granted by nobody in production, where the sandbox plays no operator', async () => {
    const player = await member();
    const { id } = (await player.hand(await pictureOf())).value as { id: string };
    await player.apply('first-deposit', { images: [id] });
    await player.advance(60_000);
    const services = { ...(await servicesBeside(gateway)), decides: false };
    const app = createApp(services, { lab: true, sandbox: false });
    const fetch = async (request: Request) => app.fetch(request);
    const strict = promotionsOf(visit({ fetch }, player.host), player.token);
    expect((await strict.find('first-deposit'))?.status).toBe('applying');
    expect((await player.find('first-deposit'))?.status).toBe('issued');
  });

  it('is paid to the applicant only, once, for an application sent many times', async () => {
    const player = await member();
    const { id } = (await player.hand(await pictureOf())).value as { id: string };
    const answers = await many(() => player.apply('first-deposit', { images: [id] }));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(codeOf))).toEqual(new Set(['promotionTaken']));
    const other = promotionsOf(player.visitor, await player.visitor.tokenOf('agent', 'Agent2026'));
    expect((await other.find('first-deposit'))?.status).toBe('joinable');
  });

  it('is for no visitor, no trial account, and nobody without a key', async () => {
    const world = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const [visitor, trial] = [promotionsOf(world.visitor), promotionsOf(world.visitor, world.token)];
    for (const [who, status] of [
      [visitor, 401],
      [trial, 403],
    ] as const) {
      const answers = [
        await who.join('weekly-cashback'),
        await who.claim('weekly-cashback'),
        await who.draw('lucky-draw'),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
      expect((await who.hand(await pictureOf())).status).toBe(status);
    }
    const path = '/wps/relay/MCS2_claimRafflePromotion';
    const { token = '' } = await member();
    const keyless = await visit(gateway, world.host).call(path, { token, json: { promotionId: 'lucky-draw' } });
    expect(keyless.success).toBe(false);
  });

  it('is refused to a token of another merchant', async () => {
    const { token = '' } = await member();
    const beta = promotionsOf(visit(gateway, 'beta.localhost'), token);
    expect((await beta.draw('lucky-draw')).status).toBe(401);
  });
});

describe('a picture', () => {
  const hostile: [string, () => Promise<string> | string][] = [
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString('base64'),
    ],
    ['a GIF', () => Buffer.from('GIF89a').toString('base64')],
    [
      'a WebP',
      async () =>
        (
          await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
            .webp()
            .toBuffer()
        ).toString('base64'),
    ],
    [
      'the start of a PNG alone',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64'),
    ],
    [
      'half a JPEG',
      async () =>
        Buffer.from(await pictureOf('jpeg', 400), 'base64')
          .subarray(0, 300)
          .toString('base64'),
    ],
    ['a bomb', () => pngOf(50_000, 50_000, 1000)],
  ];

  it.each(hostile)('that is %s is refused [REQ-210]', async (_what, make) => {
    const { hand } = await member();
    expect(codeOf(await hand(await make()))).toBe('imageInvalid');
  });

  it('is read up to 5 MB, and beyond that said to be too large [REQ-210]', async () => {
    const { hand } = await member();
    const bytes = Buffer.concat([Buffer.from(await pictureOf('jpeg'), 'base64'), Buffer.alloc(5_000_001)]);
    expect(codeOf(await hand(bytes.subarray(0, 5_000_001).toString('base64')))).toBe('imageTooLarge');
    expect((await hand(bytes.subarray(0, 5_000_000).toString('base64'))).success).toBe(true);
    expect((await hand('A'.repeat(7_000_000))).status).toBe(413);
  });

  it('leaves no larger bodies to other calls', async () => {
    const { visitor, token = '' } = await member();
    const json = { promotionId: 'x'.repeat(70_000) };
    expect((await visitor.call('/wps/relay/MCSFE_signUpPromotionJoin', { token, json })).status).toBe(413);
  });

  it('is kept without what else stood in its file', async () => {
    const { hand, id: world } = await member();
    const told = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0f0' } });
    const file = await told
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .toBuffer();
    expect(file.includes('Secret place')).toBe(true);
    const tail = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
    const { id } = (await hand(tail.toString('base64'))).value as { id: string };
    const where = and(eq(promotionImages.merchant, world), eq(promotionImages.id, id));
    const [image] = await gateway.database.owner.select().from(promotionImages).where(where);
    const kept = Buffer.from(image?.content ?? []);
    expect([kept.includes('Secret place'), kept.includes('script'), image?.type]).toEqual([false, false, 'image/jpeg']);
  });

  it('can be used by its uploader only, and counts once', async () => {
    const { hand, apply, visitor, find, id: world } = await member();
    const { id } = (await hand(await pictureOf())).value as { id: string };
    const other = promotionsOf(visitor, await visitor.tokenOf('agent', 'Agent2026'));
    expect(codeOf(await other.apply('first-deposit', { images: [id] }))).toBe('imageUnknown');
    expect((await other.find('first-deposit'))?.status).toBe('joinable');
    expect(codeOf(await apply('first-deposit', { images: ['no-such'] }))).toBe('imageUnknown');
    expect((await find('first-deposit'))?.status).toBe('joinable');
    expect((await apply('first-deposit', { images: [id, id] })).success).toBe(true);
    const [entry] = await gateway.database.owner
      .select()
      .from(promotionEntries)
      .where(eq(promotionEntries.merchant, world));
    expect(entry?.pictures).toBe(1);
  });

  it('waits for an application with at most eleven others', async () => {
    const { hand, advance } = await member();
    const image = await pictureOf();
    for (let count = 0; count < 12; count += 1) expect((await hand(image)).success).toBe(true);
    expect(codeOf(await hand(image))).toBe('imagesTooMany');
    await advance(3_601_000);
    expect((await hand(image)).success).toBe(true);
  });
});

it('an application has up to 140 characters and three pictures, and what it says is kept as it is [REQ-210]', async () => {
  const { apply, id: world } = await member();
  for (const told of [{ remark: 'x'.repeat(141) }, { images: ['a', 'b', 'c', 'd'] }, { remark: 7 }])
    expect((await apply('first-deposit', told)).status).toBe(400);
  const remark = '<img src=x onerror=alert(1)>';
  expect((await apply('first-deposit', { remark })).success).toBe(true);
  const [entry] = await gateway.database.owner
    .select()
    .from(promotionEntries)
    .where(eq(promotionEntries.merchant, world));
  expect(entry?.remark).toBe(remark);
});
