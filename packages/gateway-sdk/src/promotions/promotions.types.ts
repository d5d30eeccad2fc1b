import type { Schemas } from '@baize/gateway-contract/client';

/** Status of a promotion for the caller (REQ-209). */
export type PromotionStatus = Schemas['PromotionStatus'];

/** A promotion in full. `content` is untrusted HTML and must be sanitised. Dates are ISO 8601 in UTC. */
export type Promotion = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly image?: string | undefined;
  readonly kind: 'join' | 'apply' | 'raffle';
  readonly status: PromotionStatus;
  readonly startDate?: string | undefined;
  /** Undefined when it has no end. */
  readonly endDate?: string | undefined;
  /** The reward in minor units, offered or paid; in a raffle the highest prize. */
  readonly reward?: string | undefined;
  readonly currency: string;
  /** Stakes since joining and the required total, in minor units. */
  readonly progress?: { readonly done: string; readonly required: string } | undefined;
};

export type PromotionList = {
  readonly promotions: readonly Promotion[];
  /** Number of promotions that can be joined, applied for or claimed now. */
  readonly available: number;
  /** True while members can invite friends (REQ-217). */
  readonly hasReferral: boolean;
};

/** A daily or weekly task; `done` and `required` are counts, or minor units when `unit` is money. */
export type Mission = Schemas['Mission'];
