import type { Schemas } from '@baize/gateway-contract/client';
import type { Visitor } from '../../testing/visitor.ts';

type Redemptions = Schemas['RedemptionPage'];
type Movements = Schemas['PointMovementPage'];

let keys = 0;
const newKey = (): string => `points-of-the-tests-${(keys += 1)}`;

/** The payment password of members in these tests. */
export const PAYMENT_PASSWORD = 'Paying2026';

/** Calls the points operations as a member. */
export const pointsOf = (visitor: Visitor, token?: string) => {
  const as = token === undefined ? {} : { token };
  const read = (name: string) => visitor.call(`/wps/relay/${name}`, as);
  const spend = (name: string, payload: object, key = newKey()) =>
    visitor.sendSealed(
      `/wps/relay/passwordCheck/${name}`,
      { paymentPassword: PAYMENT_PASSWORD, ...payload },
      { ...as, headers: { 'Content-Type': 'application/jose', 'Idempotency-Key': key } },
    );
  return {
    read,
    points: async () => ((await read('MCS2_getPointBalance')).value as { points: number }).points,
    redemptions: async (query = '') => (await read(`MCS2_getRedeemPointList${query}`)).value as Redemptions,
    movements: async (query = '') => (await read(`ODSFE2_MemTransDet${query}`)).value as Movements,
    redeem: (rewardId: string, more: object = {}, key?: string) =>
      spend('MCS2_redeemPointReward', { rewardId, ...more }, key),
    convert: (points: unknown, more: object = {}, key?: string) => spend('MCS2_convertPoint', { points, ...more }, key),
    balance: async () =>
      BigInt(((await visitor.call('/wps/v2/wallets/balance', as)).value as { balance: string }).balance),
  };
};
