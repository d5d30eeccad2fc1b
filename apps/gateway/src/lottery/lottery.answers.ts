import type { LanguageCode } from '@baize/domain/languages';
import type { Play } from '@baize/domain/lottery';
import { inLanguage } from '../words/inLanguage.ts';
import type { Words } from '../words/inLanguage.ts';
import type { Bet } from './bets.store.ts';
import type { Draw } from './draws.store.ts';

/** Serialises the result of a draw. */
export const toResultAnswer = ({ issue_number, draw_time, winning_numbers, special_number }: Draw) => ({
  issueNumber: issue_number,
  drawTime: draw_time.toISOString(),
  winningNumbers: winning_numbers,
  ...(special_number === null ? {} : { specialNumber: special_number }),
});

/** Serialises a play, with its odds as a list. */
export const toPlayAnswer = <P extends Play>(play: P) => ({
  ...play,
  odds: Object.entries(play.odds).map(([pick, pays]) => ({ pick, pays })),
});

/** True for a bet whose draw never took place. */
const isReturned = ({ won, winning_numbers: numbers }: Bet): boolean => won !== null && numbers === null;

const statusOf = (bet: Bet): 'open' | 'won' | 'lost' | 'returned' => {
  if (bet.won === null) return 'open';
  if (isReturned(bet)) return 'returned';
  return bet.won > 0n ? 'won' : 'lost';
};

/** Serialises a bet. */
export const toBetAnswer = (bet: Bet, names: Words, currency: string, language: LanguageCode) => ({
  id: bet.id,
  vassalage: bet.vassalage,
  gameCode: bet.game_code,
  gameName: inLanguage(names, language),
  issueNumber: bet.issue_number,
  drawTime: bet.draw_time.toISOString(),
  placedAt: bet.placed_at.toISOString(),
  entries: bet.entries.map(({ play, picks, stake, lines, won }) => ({
    play: play.code,
    picks: [...picks],
    stake,
    lines,
    ...(won === undefined ? {} : { won }),
  })),
  total: bet.total.toString(),
  currency,
  status: statusOf(bet),
  ...(bet.won === null || isReturned(bet) ? {} : { won: bet.won.toString() }),
  ...(bet.winning_numbers === null ? {} : { result: toResultAnswer({ ...bet, winning_numbers: bet.winning_numbers }) }),
});
