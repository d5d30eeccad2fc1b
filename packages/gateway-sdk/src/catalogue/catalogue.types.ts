import type { CategoryCode } from '@baize/domain/categories';

/** Open, or under maintenance until a moment that may be known (D19). */
export type Availability = {
  readonly status: 'open' | 'maintenance';
  readonly maintenanceUntil?: string | undefined;
};

/** A vendor card (REQ-169). `gameType` as the gateway says it: the esports split is `groupByCategory`'s (REQ-171). */
export type Vendor = Availability & {
  readonly vassalage: string;
  readonly gameType: CategoryCode;
  readonly name: string;
  readonly icon: string;
  readonly isNew: boolean;
  /** How many games it has in its category, where the gateway counts them. */
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
  /** The card opens a list of games (REQ-192). */
  readonly opensList: boolean;
  /** The vendor offers a demo mode (D21). */
  readonly trial: boolean;
  /** The smallest bet, in minor units. */
  readonly minBet?: string | undefined;
  /** How many lines pay. */
  readonly lines?: number | undefined;
  /** Since when the merchant has it, in UTC. */
  readonly addedAt?: string | undefined;
  readonly lastWin?: Win | undefined;
};

/** A prize: how much, in minor units, and when, in UTC. */
export type Win = { readonly amount: string; readonly at: string };

export type GamePage = {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** How many games there are on all pages, where the gateway counts them. */
  readonly total?: number | undefined;
};

/** What to list; all is optional (REQ-178, REQ-184). */
export type GameFilter = {
  readonly gameType?: CategoryCode | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: number | undefined;
  readonly minLineNum?: number | undefined;
  /** Only what the merchant has had for no longer; those of the newest day first, and of a day its vendors in turn. */
  readonly addedWithinDays?: number | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
};
