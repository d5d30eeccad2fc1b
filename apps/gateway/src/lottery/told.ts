import type { Play } from '@baize/domain/lottery';
import type { Draw } from './draws.store.ts';

/** Serialises the result of a draw. */
export const resultOf = ({ issue_number, draw_time, winning_numbers, special_number }: Draw) => ({
  issueNumber: issue_number,
  drawTime: draw_time.toISOString(),
  winningNumbers: winning_numbers,
  ...(special_number === null ? {} : { specialNumber: special_number }),
});

/** Serialises a play, with its odds as a list. */
export const playOf = <P extends Play>(play: P) => ({
  ...play,
  odds: Object.entries(play.odds).map(([pick, pays]) => ({ pick, pays })),
});

const SECOND_MS = 1000;

/** Start of the second that contains `now`, and of the next one. */
export const wholeSecond = (now: Date): { readonly second: Date; readonly next: Date } => {
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  return { second: new Date(second), next: new Date(second + SECOND_MS) };
};
