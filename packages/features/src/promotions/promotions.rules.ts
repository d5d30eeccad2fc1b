import type { Promotion } from '@baize/gateway-sdk/promotions';

/** Actions of a member on a promotion (REQ-209, REQ-211). */
export type PromotionAction = 'join' | 'claim' | 'draw' | 'apply';

/**
 * The action on a promotion by kind and status; undefined in every other status.
 *
 * |        | joinable | claimable | rejected |
 * | ------ | -------- | --------- | -------- |
 * | join   | join     | claim     |          |
 * | raffle | draw     | draw      |          |
 * | apply  | apply    |           | apply    |
 */
export const actionOf = ({ kind, status }: Pick<Promotion, 'kind' | 'status'>): PromotionAction | undefined => {
  if (kind === 'apply') return status === 'joinable' || status === 'rejected' ? 'apply' : undefined;
  if (status === 'joinable') return kind === 'raffle' ? 'draw' : 'join';
  if (status === 'claimable') return kind === 'raffle' ? 'draw' : 'claim';
  return undefined;
};

/** Promotions of the reward center: claimable now, in progress, and paid out. */
export type Rewards = {
  readonly ready: readonly Promotion[];
  readonly underWay: readonly Promotion[];
  readonly received: readonly Promotion[];
};

const UNDER_WAY: ReadonlySet<Promotion['status']> = new Set(['registered', 'inProgress', 'applying']);
const RECEIVED: ReadonlySet<Promotion['status']> = new Set(['claimed', 'issued']);

/** Sorts after every date. */
const NEVER = 'Z';

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Groups the member's promotions by status; a draw counts as claimable. Those to claim that end first come first. */
export const rewardsOf = (promotions: readonly Promotion[]): Rewards => ({
  ready: promotions
    .filter((promotion) => ['claim', 'draw'].includes(actionOf(promotion) ?? ''))
    .toSorted((one, other) => compare(one.endDate ?? NEVER, other.endDate ?? NEVER)),
  underWay: promotions.filter(({ status }) => UNDER_WAY.has(status)),
  received: promotions.filter(({ status }) => RECEIVED.has(status)),
});

/** Limits of an application (REQ-210). The remark is counted in UTF-16 code units, as the gateway does. */
export const applicationLimits = {
  remark: 140,
  images: 3,
  imageBytes: 5_000_000,
  imageTypes: ['image/png', 'image/jpeg'],
} as const;

/** Progress from 0 to 1. */
export const shareOf = ({ done, required }: { readonly done: string; readonly required: string }): number =>
  Math.min(Number(done) / Number(required), 1);
