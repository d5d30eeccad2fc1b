import type { Schemas } from '@baize/gateway-contract/client';

/** How a promotion stands with who asks (REQ-209). */
export type PromotionStatus = Schemas['PromotionStatus'];

/** A promotion whole; `content` is HTML: sanitise it before it is shown. Moments are ISO, in UTC. */
export type Promotion = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly image?: string | undefined;
  readonly kind: 'join' | 'apply' | 'raffle';
  readonly status: PromotionStatus;
  readonly startDate?: string | undefined;
  /** None: it does not end. */
  readonly endDate?: string | undefined;
  /** What it gives or has given, in minor units; at most, in a raffle. */
  readonly reward?: string | undefined;
  readonly currency: string;
  /** What was staked since it was joined, of what it asks for, in minor units. */
  readonly progress?: { readonly done: string; readonly required: string } | undefined;
};

export type PromotionList = {
  readonly promotions: readonly Promotion[];
  /** How many can be joined, applied for or claimed now. */
  readonly available: number;
};

/** What a member can do within a day or a week; `done` and `required` are counts, or minor units of money. */
export type Mission = Schemas['Mission'];
