import { confirmLimit, excludeMember, setLimit, takeBreak } from '@baize/gateway-sdk/limits';
import type { LimitKey, LimitRequest, MemberLimits } from '@baize/gateway-sdk/limits';
import type { Answer } from '@baize/gateway-sdk';
import { mutationOptions } from '@tanstack/react-query';
import { isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { LIMITS, limitsQuery } from './limits.queries.ts';

/** A change of the limits. Each can be sent twice: the second one changes nothing. */
export type LimitsChange =
  | ({ readonly change: 'set' } & LimitRequest)
  | ({ readonly change: 'confirm' } & LimitKey)
  | { readonly change: 'break'; readonly days: number }
  | { readonly change: 'exclusion'; readonly months: number };

const send = ({ gateway }: Scope, change: LimitsChange): Answer<MemberLimits> => {
  switch (change.change) {
    case 'set': {
      const { change: _, ...request } = change;
      return setLimit(gateway, request);
    }
    case 'confirm':
      return confirmLimit(gateway, { kind: change.kind, period: change.period });
    case 'break':
      return takeBreak(gateway, change.days);
    case 'exclusion':
      return excludeMember(gateway, change.months);
  }
};

/** Changes the limits, and shows them as they are then. */
export const limitsMutation = (scope: Scope) =>
  mutationOptions<MemberLimits, Error, LimitsChange>({
    meta: { changes: LIMITS },
    mutationFn: (change) => valueOrThrow(send(scope, change)),
    onSuccess: (limits, _change, _before, { client }) => {
      client.setQueryData(limitsQuery(scope).queryKey, limits);
    },
    // Also after a failure: the change may have been made although the response was lost.
    onSettled: (_limits, _error, _change, _before, { client }) => {
      void client.invalidateQueries({ predicate: isAnswerOf(LIMITS) });
    },
  });
