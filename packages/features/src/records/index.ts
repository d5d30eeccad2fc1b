export type {
  AccountMovement,
  BettingRound,
  BonusEntry,
  DepositOrder,
  MovementKind,
  MovementStory,
  ProfitDay,
  ProfitTotals,
  Rebate,
  RoundStory,
  WithdrawalOrder,
} from '@baize/gateway-sdk/records';
export { accountRecordFile, bettingRecordFile, profitFile } from './records.files.ts';
export {
  everyDay,
  isWagerable,
  MOST_FILE_ROWS,
  MOST_PROFIT_DAYS,
  netByDay,
  profitRange,
  wageringOf,
} from './records.rules.ts';
export { useClaimRebate } from './useClaimRebate.ts';
export type { ClaimCode } from './useClaimRebate.ts';
export {
  useAccountRecord,
  useBettingRecord,
  useBonusRecord,
  useMovementStory,
  useProfit,
  useRebates,
  useRound,
} from './useRecordLists.ts';
