export { getLotteryMenus } from './getLotteryMenus.ts';
export type { LotteryGroup } from './getLotteryMenus.ts';
