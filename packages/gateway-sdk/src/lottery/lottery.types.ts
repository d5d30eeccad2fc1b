import type { Drum, Play } from '@baize/domain/lottery';
import type { DrawResult } from './getDraws.ts';

/** Which lottery: codes are unique within a vendor alone. */
export type LotteryKey = { readonly vendor: string; readonly code: string };

/** What can be bet on a lottery now; times in UTC, amounts in minor units. */
export type LotteryBoard = LotteryKey & {
  readonly name: string;
  /** The gateway's clock when it answered. */
  readonly serverTime: string;
  /** The draw that bets are taken for. */
  readonly draw: {
    readonly issueNumber: string;
    readonly drawTime: string;
    readonly closesAt: string;
    /** SHA-256 of the seed that it will be drawn from. */
    readonly seedHash: string;
  };
  /** When to ask again. */
  readonly changesAt: string;
  readonly plays: readonly Play[];
  /** Of a line; and how many lines a bet may have. */
  readonly stake: { readonly lowest: string; readonly highest: string; readonly lines: number };
  readonly currency: string;
  /** The last draw first. */
  readonly results: readonly DrawResult[];
};

/** One entry of a bet: a play, its picks, and what is staked on each line they make, in minor units. */
export type BetEntry = { readonly play: string; readonly picks: readonly string[]; readonly stake: string };

/** A bet that was taken; amounts in minor units. */
export type Bet = LotteryKey & {
  readonly id: string;
  readonly name: string;
  readonly issueNumber: string;
  readonly drawTime: string;
  readonly placedAt: string;
  readonly entries: readonly (BetEntry & { readonly lines: number; readonly won: string | undefined })[];
  readonly total: string;
  readonly currency: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly won: string | undefined;
  readonly result: DrawResult | undefined;
};

/** What it takes to check a draw. */
export type DrawProof = {
  readonly issueNumber: string;
  readonly drawTime: string;
  readonly drum: Drum;
  readonly seedHash: string;
  /** Told once the draw has been, as is the result. */
  readonly seed: string | undefined;
  readonly result: DrawResult | undefined;
};
