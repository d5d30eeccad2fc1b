import type { Schemas } from '@baize/gateway-contract/client';
import sharp from 'sharp';
import type { Visitor } from '../../testing/visitor.ts';

type Offer = Schemas['PromotionOffer'];

let keys = 0;
const newKey = (): string => `promotion-of-the-tests-${(keys += 1)}`;

/** A small red picture, in base64. */
export const pictureOf = async (type: 'png' | 'jpeg' = 'png', width = 4): Promise<string> => {
  const picture = sharp({ create: { width, height: 3, channels: 3, background: '#f00' } }).toFormat(type);
  return (await picture.toBuffer()).toString('base64');
};

/** Calls the promotion operations as a member. */
export const promotionsOf = (visitor: Visitor, token?: string) => {
  const as = token === undefined ? {} : { token };
  const relay = (name: string, json: object, key?: string) =>
    visitor.call(`/wps/relay/${name}`, {
      ...as,
      json,
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const list = async () =>
    (await visitor.call('/wps/promotions', as)).value as { promotions: Offer[]; available: number };
  return {
    list,
    find: async (id: string) => (await list()).promotions.find((one) => one.id === id),
    join: (promotionId: string) => relay('MCSFE_signUpPromotionJoin', { promotionId }),
    claim: (promotionId: string, key = newKey()) => relay('MCSFE_signUpRequestReward', { promotionId }, key),
    apply: (promotionId: string, application: object, key = newKey()) =>
      relay('MCSFE_signUpRequestReward', { promotionId, ...application }, key),
    draw: (promotionId: string, key = newKey()) => relay('MCS2_claimRafflePromotion', { promotionId }, key),
    hand: (image: string) => visitor.call('/wps/promotions/images', { ...as, json: { image } }),
    balance: async () =>
      BigInt(((await visitor.call('/wps/v2/wallets/balance', as)).value as { balance: string }).balance),
    missions: async () =>
      (
        (await visitor.call('/wps/relay/MCSFE_getMissionSummaryDetails', as)).value as {
          missions: Schemas['Mission'][];
        }
      ).missions,
    leaders: async () =>
      ((await visitor.call('/wps/relay/MCSFE_getMissionLeaderboard')).value as { entries: object[] }).entries,
    vip: async () => (await visitor.call('/wps/member/vip', as)).value as Schemas['Vip'],
  };
};
