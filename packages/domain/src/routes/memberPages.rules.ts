import type { MemberPageKey } from './memberPages.types.ts';
import type { RouteName } from './routes.rules.ts';

/** Routes that are pages of the member centre; each has an address of that name beneath the centre's (REQ-217). */
export const memberPageOfRoute = {
  deposit: 'depositv2',
  bettingRecord: 'personalHistoryCopy',
  accountRecord: 'transactionHistory',
} as const satisfies Partial<Record<RouteName, MemberPageKey>>;
