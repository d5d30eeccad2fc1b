import type { Merchant } from '@baize/tenant/sandbox';
import type { PlannedFailures } from '@baize/worlds';

/** A merchant to play: read from its tenant folder, or passed as data. */
export type SandboxMerchant = Merchant;

/** Settings of a merchant; stored with it and copied into its worlds. */
export type MerchantSettings = SandboxMerchant;

/** Planned failures of a merchant: what is out of the ordinary now. */
export type Conditions = PlannedFailures;

/** The merchant of a call: a merchant of a tenant, or a world of one. */
export type ActiveMerchant = {
  /** Value of the `merchant` column of its rows. */
  readonly id: string;
  /** Id of the merchant that a world was made from, or its own: the owner of keys and hosts. */
  readonly origin: string;
  /**
   * Id of the merchant whose vendors, games and announcements it shows: its origin, or itself once a world has changed
   * them.
   */
  readonly catalogue: string;
  readonly settings: MerchantSettings;
  readonly conditions: Conditions;
  readonly clockOffsetMs: number;
  /** Unique per read in this process: a cache key for values derived from this reading. */
  readonly version: number;
};
