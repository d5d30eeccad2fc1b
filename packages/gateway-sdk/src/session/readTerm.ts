import type { ValueOf } from '@baize/gateway-contract/client';
import type { SessionTerm } from './session.types.ts';

export const readTerm = ({ endsAt, latestEnd }: ValueOf<'getSessionTerm'>): SessionTerm => ({
  endsAt: Date.parse(endsAt),
  latestEnd: Date.parse(latestEnd),
});
