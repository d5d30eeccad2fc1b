import type { GatewayError, RefusalCode } from '@baize/gateway-sdk';
import type { Bet, BetEntry, LotteryBoard } from '@baize/gateway-sdk/lottery';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import { gatewayErrorOf, isAnswerOf } from '../app/index.ts';
import { refused, type Refusal } from '../flow/index.ts';
import { slipsAtom } from './slip.atoms.ts';
import {
  entryError,
  linesOfEntry,
  highestWin,
  stakeOf,
  totalOf,
  repeatableEntries,
  type EntryError,
  type Slip,
} from './slip.rules.ts';
import { itemsOf } from '../paging/index.ts';
import { useBets } from './useBets.ts';
import { usePlaceBet } from './usePlaceBet.ts';

type Code = RefusalCode<'placeBet'>;

export type SlipView = {
  readonly entries: readonly (BetEntry & { readonly lines: number })[];
  readonly lines: number;
  /** Cost in minor units. */
  readonly total: string;
  /** Highest possible win in minor units. */
  readonly most: string;
  /** Adds an entry; returns the rule that it breaks, if any. */
  readonly add: (entry: {
    readonly play: string;
    readonly picks: readonly string[];
    /** As typed. */
    readonly typed: string;
  }) => EntryError | undefined;
  readonly remove: (place: number) => void;
  /** Replaces the slip by the entries of an earlier bet. */
  readonly fill: (entries: Slip) => void;
  /** Bets the whole slip on the open draw; the slip is cleared once the bet is accepted. */
  readonly place: () => void;
  readonly isPlacing: boolean;
  readonly refusal: Refusal<Code> | undefined;
};

const isClosed = (error: GatewayError | undefined): boolean =>
  error?.kind === 'business' && error.code === 'drawClosed';

/** The bet slip of a lottery. `onPlaced` is called with each accepted bet. */
export const useSlip = (board: LotteryBoard, onPlaced: (bet: Bet) => void): SlipView => {
  const [slipOf, write] = useAtom(slipsAtom);
  const client = useQueryClient();
  const slip = slipOf(board);
  const { vendor, code, draw } = board;
  const bet = {
    vendor,
    code,
    issueNumber: draw.issueNumber,
    entries: slip.map((entry) => ({ ...entry, picks: [...entry.picks] })),
  };
  const { mutate, isPending, error, reset, askedFor } = usePlaceBet(board);
  const gatewayError = gatewayErrorOf(error);
  const change = (to: readonly BetEntry[]): void => {
    reset();
    write(board, to);
  };
  return {
    entries: slip.map((entry) => ({ ...entry, lines: linesOfEntry(board, entry) })),
    ...totalOf(board, slip),
    most: highestWin(board, slip),
    add: ({ play, picks, typed }) => {
      const entryIsWrong = entryError(board, slip, { play, picks, typed });
      const stake = stakeOf(board, typed);
      if (entryIsWrong === undefined && stake !== undefined) change([...slip, { play, picks, stake }]);
      return entryIsWrong;
    },
    fill: change,
    remove: (place) => change(slip.filter((_, at) => at !== place)),
    place: () =>
      mutate(askedFor(bet), {
        onSuccess: (taken) => {
          write(board, []);
          onPlaced(taken);
        },
        onError: (failure) => {
          if (isClosed(gatewayErrorOf(failure)))
            void client.invalidateQueries({ predicate: isAnswerOf('lottery-board') });
        },
      }),
    isPlacing: isPending,
    refusal: gatewayError && refused<Code>(gatewayError).refusal,
  };
};

/** The entries of the member's last bet on a lottery that can be bet again; empty while loading. */
export const useLastBet = (board: LotteryBoard): Slip => {
  const [last] = itemsOf(useBets(board.code, 1));
  return repeatableEntries(board, last?.entries ?? []);
};
