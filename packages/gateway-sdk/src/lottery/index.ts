export { getDraws } from './getDraws.ts';
export type { DrawResult, Draws, LotteryDraws, NextDraw } from './getDraws.ts';
export { getLotteryMenus } from './getLotteryMenus.ts';
export type { LotteryGroup } from './getLotteryMenus.ts';
