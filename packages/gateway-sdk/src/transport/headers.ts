import { operations } from '@baize/gateway-contract/client';
import type { OperationId, Schemas } from './calls.types.ts';

export type HeaderFacts = {
  readonly token: string | undefined;
  readonly language: Schemas['LanguageCode'];
  readonly idempotencyKey: string;
};

/** The headers of a call, from what the contract says of it (D38). A token goes only where one is read (D24). */
export const headersOf = (id: OperationId, facts: HeaderFacts): Readonly<Record<string, string | undefined>> => {
  const { moduleId, token, moneyMoving } = operations[id];
  return {
    'X-Module-Id': moduleId,
    'X-Language': facts.language,
    Authorization: token !== 'none' && facts.token !== undefined ? `Bearer ${facts.token}` : undefined,
    'Idempotency-Key': moneyMoving ? facts.idempotencyKey : undefined,
  };
};
