export { lotteryMenusQuery } from './lottery.queries.ts';
export { listedGroups, otherLotteries } from './lottery.rules.ts';
export { useLotteryMenu } from './useLotteryMenu.ts';
export type { LotteryMenu } from './useLotteryMenu.ts';
