import type { Tx } from '../database/database.types.ts';

/** The port of recovery to the accounts that members withdraw to, which are an area above it. */
export type PayoutAccounts = {
  /** Removes a member's accounts that were added at this time or later. */
  readonly removeSince: (
    tx: Tx,
    owner: { readonly merchant: string; readonly memberId: string },
    since: Date,
    now: Date,
  ) => Promise<void>;
};

export type PayoutAccountsPort = { readonly payoutAccounts: PayoutAccounts };
