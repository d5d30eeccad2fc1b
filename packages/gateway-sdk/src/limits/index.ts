export { confirmLimit, excludeMember, getLimitChanges, getLimits, setLimit, takeBreak } from './limits.calls.ts';
export type { LimitChange, LimitKey, LimitRequest, MemberLimit, MemberLimits } from './limits.calls.ts';
