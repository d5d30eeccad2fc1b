import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { later } from '../later/later.ts';

export type { Availability, Game, GameFilter, GamePage, Vendor, Win } from './catalogue.types.ts';
export { getVassalageGameType } from './getVassalageGameType.ts';
export type { VendorCategory } from './getVassalageGameType.ts';
export { getWinnerBoard } from './getWinnerBoard.ts';
export type { Winner } from './getWinnerBoard.ts';

export const getGameList = later(codeOfFirstScreens, 'getGameList');
export const getGameVendors = later(codeOfFirstScreens, 'getGameVendors');
export const getHotGames = later(codeOfFirstScreens, 'getHotGames');
export const getRecentGames = later(codeOfFirstScreens, 'getRecentGames');
