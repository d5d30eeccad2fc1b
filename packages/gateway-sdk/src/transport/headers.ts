import type { Operation, Schemas } from '@baize/gateway-contract/client';

export type HeaderFacts = {
  readonly token: string | undefined;
  readonly language: Schemas['LanguageCode'];
  readonly idempotencyKey: string;
};

/**
 * The headers of a call, derived from its facts in the contract (D38). The token is sent only to calls that read one
 * (D24).
 */
export const headersOf = (
  { module, token, once }: Operation,
  facts: HeaderFacts,
): Readonly<Record<string, string | undefined>> => ({
  'X-Module-Id': module,
  'X-Language': facts.language,
  Authorization: token !== undefined && facts.token !== undefined ? `Bearer ${facts.token}` : undefined,
  'Idempotency-Key': once === true ? facts.idempotencyKey : undefined,
});
