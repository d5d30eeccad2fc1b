/** The role that merchants' calls have: it owns nothing, logs in nowhere, and is held by the policies of the tables. */
export const GATEWAY_ROLE = 'baize_gateway';

/** A merchant or world, and the merchant that it is a world of, whose catalogue it may read. */
export type Whose = { readonly id: string; readonly origin: string };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What a transaction begins with to be sealed: it is held until the transaction ends, and by nothing else. */
export const sealOf = ({ id, origin }: Whose): string =>
  `set local role ${GATEWAY_ROLE}; set local baize.merchant to ${quoted(id)}; set local baize.origin to ${quoted(origin)}`;
