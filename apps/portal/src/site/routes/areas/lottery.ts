import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

type RequestedLottery = {
  /** Undefined selects the first lottery of the house. */
  readonly code: string | undefined;
};

/** Parses `?gameCode=` (REQ-027). */
const requestedLottery = (search: URLSearchParams): RequestedLottery => ({
  code: search.get('gameCode') || undefined,
});

/** Shared by the three lottery houses: a game page for real accounts, with the header only (REQ-027). */
const house = {
  label: msg({ id: 'navigation.lott', message: 'Lottery' }),
  access: 'realAccount',
  presentation: 'page',
  layout: 'game',
  isGamePage: true,
  search: requestedLottery,
} as const;

export const lotteryRoutes = [
  { ...house, name: 'lottery', paths: ['/lottery'], parent: 'lott' },
  { ...house, name: 'seaLottery', paths: ['/seaLottery'], parent: 'elott' },
  { ...house, name: 'vnLottery', paths: ['/vnLottery'], parent: 'elott' },
] as const satisfies readonly Route[];
