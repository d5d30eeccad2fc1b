/**
 * Of two balances the one that stands later in the ledger: an answer that was overtaken never overwrites a newer one
 * (D36). Equal sequences keep the first, so that nothing renders again.
 */
export const newerBalance = <B extends { readonly sequence: number }>(known: B | undefined, arrived: B): B =>
  known !== undefined && known.sequence >= arrived.sequence ? known : arrived;
