import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type { Availability, Game, GameFilter, GamePage, Vendor, Win } from './catalogue.types.ts';
export { getVassalageGameType } from './getVassalageGameType.ts';
export type { VendorCategory } from './getVassalageGameType.ts';
export { getWinnerBoard } from './getWinnerBoard.ts';
export type { Winner } from './getWinnerBoard.ts';

export const getGameList = lazyCall(loadFirstScreens, 'getGameList');
export const getGameVendors = lazyCall(loadFirstScreens, 'getGameVendors');
export const getHotGames = lazyCall(loadFirstScreens, 'getHotGames');
export const getRecentGames = lazyCall(loadFirstScreens, 'getRecentGames');
