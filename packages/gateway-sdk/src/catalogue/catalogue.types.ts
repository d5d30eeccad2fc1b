import type { CategoryCode } from '@baize/domain/categories';

/** Open, or under maintenance with an optional end (D19). */
export type Availability = {
  readonly status: 'open' | 'maintenance';
  readonly maintenanceUntil?: string | undefined;
};

/** A vendor card (REQ-169). `gameType` is the gateway's: `groupByCategory` splits esports out (REQ-171). */
export type Vendor = Availability & {
  readonly vassalage: string;
  readonly gameType: CategoryCode;
  readonly name: string;
  readonly icon: string;
  readonly isNew: boolean;
  /** Number of games in its category, if the gateway counts them. */
  readonly games?: number | undefined;
};

/** A game card (REQ-180). */
export type Game = Availability & {
  readonly id: string;
  readonly vendor: string;
  readonly category: CategoryCode;
  readonly name: string;
  readonly cover: string;
  readonly code: string;
  /** True when the card opens a list of games (REQ-192). */
  readonly opensList: boolean;
  /** True when the vendor offers a demo mode (D21). */
  readonly trial: boolean;
  /** Minimum bet in minor units. */
  readonly minBet?: string | undefined;
  /** Number of paylines. */
  readonly lines?: number | undefined;
  /** Time at which the merchant added the game, in UTC. */
  readonly addedAt?: string | undefined;
  readonly lastWin?: Win | undefined;
};

/** A prize: amount in minor units, time in UTC. */
export type Win = { readonly amount: string; readonly at: string };

export type GamePage = {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** Total on all pages, if the gateway counts it. */
  readonly total?: number | undefined;
};

/** Filters of a game list, all optional (REQ-178, REQ-184). */
export type GameFilter = {
  readonly gameType?: CategoryCode | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: number | undefined;
  readonly minLineNum?: number | undefined;
  /** Games that the merchant added within this many days, newest day first; within a day, the vendors alternate. */
  readonly addedWithinDays?: number | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
};
