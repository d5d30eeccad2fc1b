/** The PostgreSQL role of merchants' calls: it owns no tables, cannot log in, and is subject to row-level security. */
export const GATEWAY_ROLE = 'baize_gateway';

/** A merchant or world, and its origin: the world's merchant, whose catalogue it may read. */
export type Whose = { readonly id: string; readonly origin: string };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL that seals a transaction to a merchant: role and settings are `local`, so they end with the transaction. */
export const sealOf = ({ id, origin }: Whose): string =>
  `set local role ${GATEWAY_ROLE}; set local baize.merchant to ${quoted(id)}; set local baize.origin to ${quoted(origin)}`;
