import type { Drum, Play } from '@baize/domain/lottery';

/** An upcoming draw; its time in UTC. */
export type NextDraw = { readonly issueNumber: string; readonly drawTime: string };

/** A past draw. */
export type DrawResult = NextDraw & {
  /** In the order of the announcement. */
  readonly winningNumbers: readonly string[];
  /** Drawn separately from the others. */
  readonly specialNumber: string | undefined;
};

/** Key of a lottery: codes are unique per vendor only. */
export type LotteryKey = { readonly vendor: string; readonly code: string };

/** The current bet options of a lottery; times in UTC, amounts in minor units. */
export type LotteryBoard = LotteryKey & {
  readonly name: string;
  /** The gateway's clock at the response. */
  readonly serverTime: string;
  /** The draw that accepts bets. */
  readonly draw: {
    readonly issueNumber: string;
    readonly drawTime: string;
    readonly closesAt: string;
    /** SHA-256 of the draw's secret seed. */
    readonly seedHash: string;
  };
  /** Time of the next change, when a refetch is due. */
  readonly changesAt: string;
  readonly plays: readonly Play[];
  /** Limits of the stake per line, and of the lines per bet. */
  readonly stake: { readonly lowest: string; readonly highest: string; readonly lines: number };
  readonly currency: string;
  /** Latest draw first. */
  readonly results: readonly DrawResult[];
};

/** One entry of a bet: a play, its picks, and the stake per line in minor units. */
export type BetEntry = { readonly play: string; readonly picks: readonly string[]; readonly stake: string };

/** An accepted bet; amounts in minor units. */
export type Bet = LotteryKey & {
  readonly id: string;
  readonly name: string;
  readonly issueNumber: string;
  readonly drawTime: string;
  readonly placedAt: string;
  readonly entries: readonly (BetEntry & { readonly lines: number; readonly won: string | undefined })[];
  readonly total: string;
  readonly currency: string;
  readonly status: 'open' | 'won' | 'lost' | 'returned';
  readonly won: string | undefined;
  readonly result: DrawResult | undefined;
};

/** The data that proves a draw fair. */
export type DrawProof = {
  readonly issueNumber: string;
  readonly drawTime: string;
  readonly drum: Drum;
  readonly seedHash: string;
  /** Revealed after the draw, like `result`. */
  readonly seed: string | undefined;
  readonly result: DrawResult | undefined;
};
