/**
 * Of two answers the one that stands later in the ledger: one that was overtaken never overwrites a newer one (D36). Equal
 * sequences keep the first, so that nothing renders again.
 */
export const newerInLedger = <A extends { readonly sequence: number }>(known: A | undefined, arrived: A): A =>
  known !== undefined && known.sequence >= arrived.sequence ? known : arrived;
