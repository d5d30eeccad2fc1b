import { linesOf, mostPaidBy } from '@baize/domain/lottery';
import type { Play } from '@baize/domain/lottery';
import { compareMinor, parseMajor } from '@baize/domain/money';
import type { Minor } from '@baize/domain/money';
import type { BetEntry, LotteryBoard } from '@baize/gateway-sdk/lottery';

/** The entries of a bet slip, in the order they were added. */
export type Slip = readonly BetEntry[];

/** The reason why an entry cannot be added. */
export type EntryError =
  | { readonly rule: 'picks' }
  | { readonly rule: 'lines'; readonly most: number }
  | { readonly rule: 'stake'; readonly lowest: Minor; readonly highest: Minor };

type Board = Pick<LotteryBoard, 'plays' | 'stake' | 'currency'>;

const findPlay = ({ plays }: Pick<Board, 'plays'>, code: string): Play | undefined =>
  plays.find((play) => play.code === code);

/** Number of lines of an entry; 0 when the board no longer has its play. */
export const linesOfEntry = (
  board: Pick<Board, 'plays'>,
  { play: code, picks }: Pick<BetEntry, 'play' | 'picks'>,
): number => {
  const play = findPlay(board, code);
  return play === undefined ? 0 : linesOf({ play, picks });
};

/** Number of lines of a slip and its cost in minor units. */
export const totalOf = (board: Pick<Board, 'plays'>, slip: Slip): { readonly lines: number; readonly total: Minor } => {
  let lines = 0;
  let total = 0n;
  for (const entry of slip) {
    const own = linesOfEntry(board, entry);
    lines += own;
    total += BigInt(own) * BigInt(entry.stake);
  }
  return { lines, total: total.toString() };
};

/** Parses a typed stake into minor units; undefined when it is not an amount. */
export const stakeOf = ({ currency }: Pick<Board, 'currency'>, typed: string): Minor | undefined =>
  parseMajor(typed, currency);

/** The rule that an entry breaks; undefined when it may be added. */
export const entryError = (
  board: Board,
  slip: Slip,
  { play, picks, typed }: { readonly play: string; readonly picks: readonly string[]; readonly typed: string },
): EntryError | undefined => {
  const { lowest, highest, lines: most } = board.stake;
  const lines = linesOfEntry(board, { play, picks });
  if (lines === 0) return { rule: 'picks' };
  if (lines + totalOf(board, slip).lines > most) return { rule: 'lines', most };
  const stake = stakeOf(board, typed);
  const isInRange = stake !== undefined && compareMinor(stake, lowest) >= 0 && compareMinor(stake, highest) <= 0;
  return isInRange ? undefined : { rule: 'stake', lowest, highest };
};

/**
 * The highest possible win of a slip on one draw, in minor units. Before the first result, the number of drawn numbers
 * is unknown and the pick count is used.
 */
export const highestWin = (board: Pick<LotteryBoard, 'plays' | 'results'>, slip: Slip): Minor => {
  const drawn = board.results[0]?.winningNumbers.length;
  let most = 0n;
  for (const { play: code, picks, stake } of slip) {
    const play = findPlay(board, code);
    if (play === undefined) continue;
    most += (BigInt(stake) * BigInt(mostPaidBy({ play, picks }, drawn ?? picks.length))) / 100n;
  }
  return most.toString();
};

const PRESET_STEPS = [1n, 5n, 10n, 50n];

/** Preset stakes: multiples of the lowest, up to the highest. */
export const presetStakes = ({ stake: { lowest, highest } }: Pick<Board, 'stake'>): readonly Minor[] =>
  PRESET_STEPS.map((step) => (BigInt(lowest) * step).toString()).filter((stake) => compareMinor(stake, highest) <= 0);

/**
 * The entries of an earlier bet whose play still exists and whose stake is allowed; empty when they exceed the line
 * limit.
 */
export const repeatableEntries = (board: Board, entries: readonly BetEntry[]): Slip => {
  const { lowest, highest, lines: most } = board.stake;
  const slip = entries
    .filter(
      (entry) =>
        linesOfEntry(board, entry) > 0 &&
        compareMinor(entry.stake, lowest) >= 0 &&
        compareMinor(entry.stake, highest) <= 0,
    )
    .map(({ play, picks, stake }) => ({ play, picks, stake }));
  return totalOf(board, slip).lines <= most ? slip : [];
};
