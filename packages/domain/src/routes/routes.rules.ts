import { categoryOrder, type CategoryCode } from '../categories/index.ts';

/** Every route by name, in the order of the route table; only the portal knows their paths. */
export const routeNames = [
  'home',
  'login',
  'register',
  'forget',
  'member',
  'down',
  'help',
  'helpmc',
  'promotions',
  'rewardCenter',
  'pointMall',
  'seamless',
  'sports',
  'esports',
  'live',
  'fish',
  'pvp',
  'lott',
  'elott',
  'rng',
  'slot',
  'favorite',
  'lottery',
  'seaLottery',
  'vnLottery',
  'agent',
  'agentHome',
  'vip',
  'deposit',
  'bettingRecord',
  'announcements',
  'accountRecord',
] as const;

export type RouteName = (typeof routeNames)[number];

/** The page of each category: the slot list for RNG, a game center for the rest (REQ-022, REQ-023). */
export const categoryRoute: Readonly<Record<CategoryCode, RouteName>> = {
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LIVE: 'live',
  ELOTT: 'elott',
  PVP: 'pvp',
  FISH: 'fish',
  RNG: 'rng',
  LOTT: 'lott',
};

/** The category of a category page; undefined for other routes. */
export const categoryOfRoute = (name: string): CategoryCode | undefined =>
  categoryOrder.find((code) => code.toLowerCase() === name);

/** True for the name of a route; checks names from a tenant's navigation. */
export const isRouteName = (value: unknown): value is RouteName => routeNames.some((name) => name === value);
