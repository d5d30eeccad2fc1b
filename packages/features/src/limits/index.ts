export type { LimitChange, LimitKey, MemberLimit, MemberLimits } from '@baize/gateway-sdk/limits';
export type { LimitsChange } from './limits.mutations.ts';
export {
  breakDays,
  exclusionMonths,
  isLimitAmount,
  limitFields,
  limitKinds,
  limitOf,
  limitPeriods,
  loosens,
  reminderMinutes,
  reminderOf,
  usageOf,
} from './limits.rules.ts';
export type { LimitUsage } from './limits.rules.ts';
export type { PlayPause } from './pause.rules.ts';
export { useChangeLimits, useLimitChanges, useLimits } from './useLimits.ts';
export type { ChangeLimits, LimitCode } from './useLimits.ts';
export { useCanConfirm } from './useCanConfirm.ts';
export { useRealityCheck } from './useRealityCheck.ts';
export type { RealityCheck } from './useRealityCheck.ts';
export { usePlayPause } from './usePlayPause.ts';
