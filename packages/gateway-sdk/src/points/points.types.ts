import type { Schemas, ValueOf } from '@baize/gateway-contract/client';

/** A stake of `staked` minor units earns one point; `convert.points` points are worth `convert.pays` minor units. */
export type PointConfig = Schemas['PointConfig'];

/** A reward and its price in points. */
export type PointReward = {
  readonly id: string;
  readonly name: string;
  readonly picture?: string | undefined;
  readonly points: number;
};

/** Status of a redemption (REQ-215). */
export type RedemptionStatus = Schemas['RedemptionStatus'];

/** A redeemed reward; its time is ISO 8601 in UTC. */
export type Redemption = Readonly<Schemas['Redemption']>;

/** A change of the points and its reason; `points` is negative when spent, `balance` is the balance afterwards. */
export type PointMovement = Readonly<Schemas['PointMovement']>;

/** The remaining points, and the amount paid in minor units. */
export type Converted = ValueOf<'convertPoints'>;
