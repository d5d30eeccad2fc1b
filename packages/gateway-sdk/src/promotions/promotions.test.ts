import { describe, expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { addPromotionImage, claimRaffle, getPromotions, joinPromotion, requestPromotionReward } from './index.ts';

const member = { token: () => 't' };
const [offer] = examples.getPromotions.promotions;
if (offer === undefined) throw new Error('The contract gives no promotion as an example.');
const { announcementImages: _, noExpiry: _never, ...read } = offer;
const promotion = { ...read, image: '/media/promotions/3.svg', endDate: undefined };

describe('promotions', () => {
  it('have their first picture, and an end date unless `noExpiry` is set', async () => {
    const ends = {
      ...offer,
      noExpiry: 0,
      endDate: '2026-02-01T00:00:00Z',
      announcementImages: [],
    } satisfies typeof offer;
    const never = { ...ends, noExpiry: 1 } as const;
    const gateway = gatewayStub({ getPromotions: { promotions: [offer, ends, never], available: 2, referral: true } });
    expect(await getPromotions(gateway)).toEqual({
      ok: true,
      value: {
        available: 2,
        hasReferral: true,
        promotions: [
          promotion,
          { ...promotion, image: undefined, endDate: '2026-02-01T00:00:00Z' },
          { ...promotion, image: undefined },
        ],
      },
    });
  });

  it('are joined, drawn and claimed by their id, and return their new status', async () => {
    const gateway = gatewayStub({ joinPromotion: offer, claimRaffle: offer, requestPromotionReward: offer }, member);
    const asked = { promotionId: 'a', remark: 'x', images: ['i1'] };
    const key = { idempotencyKey: 'k1' };
    expect([
      await joinPromotion(gateway, 'a'),
      await claimRaffle(gateway, 'b', key),
      await requestPromotionReward(gateway, asked, key),
    ]).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: promotion })));
    expect(gateway.asked.map(({ body }) => body)).toEqual([{ promotionId: 'a' }, { promotionId: 'b' }, asked]);
    expect(gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, 'k1', 'k1']);
  });

  it('take uploaded pictures, and return an id for each', async () => {
    const gateway = gatewayStub({ addPromotionImage: { id: 'i1' } }, member);
    expect(await addPromotionImage(gateway, 'cG5n')).toEqual({ ok: true, value: 'i1' });
    expect(gateway.asked).toMatchObject([{ body: { image: 'cG5n' } }]);
  });
});
