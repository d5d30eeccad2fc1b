import type { Operation, Schemas } from '@baize/gateway-contract/client';

export type HeaderFacts = {
  readonly token: string | undefined;
  readonly language: Schemas['LanguageCode'];
  readonly idempotencyKey: string;
};

/** The headers of a call, from what the contract says of it (D38). A token goes only where one is read (D24). */
export const headersOf = (
  { module, token, once }: Operation,
  facts: HeaderFacts,
): Readonly<Record<string, string | undefined>> => ({
  'X-Module-Id': module,
  'X-Language': facts.language,
  Authorization: token !== undefined && facts.token !== undefined ? `Bearer ${facts.token}` : undefined,
  'Idempotency-Key': once === true ? facts.idempotencyKey : undefined,
});
