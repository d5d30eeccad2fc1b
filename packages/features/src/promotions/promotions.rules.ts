import type { Promotion } from '@baize/gateway-sdk/promotions';

/** What a member can do with a promotion (REQ-209, REQ-211). */
export type PromotionAction = 'join' | 'claim' | 'draw' | 'apply';

/**
 * What can be done with a promotion now; nothing, where it waits for something or is over.
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

/** What the reward center shows: what can be had now, what is on its way, and what was paid. */
export type Rewards = {
  readonly ready: readonly Promotion[];
  readonly underWay: readonly Promotion[];
  readonly received: readonly Promotion[];
};

const UNDER_WAY: ReadonlySet<Promotion['status']> = new Set(['registered', 'inProgress', 'applying']);
const RECEIVED: ReadonlySet<Promotion['status']> = new Set(['claimed', 'issued']);

/** The promotions that the member has a part in, by what there is of them; a draw can be had at once. */
export const rewardsOf = (promotions: readonly Promotion[]): Rewards => ({
  ready: promotions.filter((promotion) => ['claim', 'draw'].includes(actionOf(promotion) ?? '')),
  underWay: promotions.filter(({ status }) => UNDER_WAY.has(status)),
  received: promotions.filter(({ status }) => RECEIVED.has(status)),
});

/** The most that an application may carry (REQ-210); the remark in characters as the gateway counts them (UTF-16). */
export const applicationLimits = {
  remark: 140,
  images: 3,
  imageBytes: 5_000_000,
  imageTypes: ['image/png', 'image/jpeg'],
} as const;

/** How far something is, from 0 to 1. */
export const shareOf = ({ done, required }: { readonly done: string; readonly required: string }): number =>
  Math.min(Number(done) / Number(required), 1);
