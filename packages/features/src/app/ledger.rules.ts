/**
 * Returns the answer with the higher ledger sequence, so that a late response never replaces a newer one (D36). Equal
 * sequences return `known`, so that nothing renders again.
 */
export const newerInLedger = <A extends { readonly sequence: number }>(known: A | undefined, arrived: A): A =>
  known !== undefined && known.sequence >= arrived.sequence ? known : arrived;
