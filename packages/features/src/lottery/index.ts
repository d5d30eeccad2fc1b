export { drawsQuery } from './draws.queries.ts';
export { lotteryMenusQuery } from './lottery.queries.ts';
export { listedGroups, otherLotteries } from './lottery.rules.ts';
export { useDraws } from './useDraws.ts';
export type { DrawsView, UpcomingDraw } from './useDraws.ts';
export { useLotteryMenu } from './useLotteryMenu.ts';
export type { LotteryMenu } from './useLotteryMenu.ts';
export { useSecondsUntil } from './useSecondsUntil.ts';
