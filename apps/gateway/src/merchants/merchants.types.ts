import type { Merchant } from '@baize/tenant/sandbox';
import type { Faults } from '@baize/worlds';

/** A merchant as it is played here: what its tenant folder says, or the same given as data. */
export type SandboxMerchant = Merchant;

/** What a merchant is configured with; kept with the merchant, and copied into its worlds. */
export type MerchantSettings = SandboxMerchant;

/** What is out of the ordinary at a merchant just now. */
export type Conditions = Faults;

/** The merchant of a call: a merchant of a tenant, or a world of one. */
export type ActiveMerchant = {
  /** What its rows carry. */
  readonly id: string;
  /** The merchant that it is a world of, or itself: whose keys and hosts it has. */
  readonly origin: string;
  /** Whose vendors, games and announcements it shows: its origin's, or its own where a world has changed them. */
  readonly catalogue: string;
  readonly settings: MerchantSettings;
  readonly conditions: Conditions;
  readonly clockOffsetMs: number;
  /** Differs from that of every other reading of a merchant in this process: what was made of one is not another's. */
  readonly version: number;
};
