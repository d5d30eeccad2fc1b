import { firstScreens, later } from '../later/later.ts';

export type { Availability, Game, GameFilter, GamePage, Vendor } from './catalogue.types.ts';
export { getVassalageGameType } from './getVassalageGameType.ts';
export type { VendorCategory } from './getVassalageGameType.ts';

export const getGameList = later(firstScreens, 'getGameList');
export const getGameVendors = later(firstScreens, 'getGameVendors');
export const getHotGames = later(firstScreens, 'getHotGames');
export const getRecentGames = later(firstScreens, 'getRecentGames');
