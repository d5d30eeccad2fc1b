import type { Schemas, ValueOf } from '@baize/gateway-contract/client';

/** `staked`, in minor units, earns one point; `convert.points` of them pay `convert.pays`. */
export type PointConfig = Schemas['PointConfig'];

/** What points can be given for. */
export type PointReward = {
  readonly id: string;
  readonly name: string;
  readonly picture?: string | undefined;
  readonly points: number;
};

/** How far a redemption is (REQ-215). */
export type RedemptionStatus = Schemas['RedemptionStatus'];

/** A reward that the member has given points for; the moment is ISO, in UTC. */
export type Redemption = Readonly<Schemas['Redemption']>;

/** Why points came, or went: then `points` is negative. `balance` is what there was then. */
export type PointMovement = Readonly<Schemas['PointMovement']>;

/** What is left of the points, and what was paid for them in minor units. */
export type Converted = ValueOf<'convertPoints'>;

/** Pages are counted from 1. */
export type PageAsked = { readonly page: number; readonly size: number };
export type RedemptionPage = { readonly redemptions: readonly Redemption[]; readonly pages: number };
export type PointMovementPage = { readonly movements: readonly PointMovement[]; readonly pages: number };
