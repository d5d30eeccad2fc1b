import type { CategoryCode } from '@baize/domain/categories';
import type { GameSeed } from './catalogue.types.ts';
import { composeTitle } from './composeTitle.ts';
import series from './data/series.json' with { type: 'json' };

/** Slot class by the last word of the title. Games of these classes have no lines. */
const classes: Partial<Record<string, string>> = {
  jackpot: 'JP',
  race: 'AC',
  bingo: 'BG',
  poker: 'VP',
  dice: 'TG',
  scratch: 'SC',
};
const LINES = [20, 25, 10, 40, 30, 243, 5, 50, 25] as const;
/** In hundredths of the currency's unit. */
const BETS = [20, 10, 50, 100, 20, 200, 40] as const;
const YEAR_DAYS = 365;

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

const slotFacts = (word: string, index: number): Partial<GameSeed> => {
  const classify = classes[word];
  const own = classify === undefined ? {} : { classify };
  return { ...own, ...(classify === undefined || classify === 'JP' ? { lines: at(LINES, index) } : {}) };
};

/** Series games of a vendor: the first of each noun, then the second of each, and so on. */
export const composedGames = (vassalage: string, gameType: CategoryCode): GameSeed[] => {
  const nouns = Object.entries((series as Partial<Record<string, Record<string, string[]>>>)[vassalage] ?? {});
  const longest = Math.max(0, ...nouns.map(([, words]) => words.length));
  const pairs = Array.from({ length: longest }, (_, turn) =>
    nouns.flatMap(([noun, words]) => words.slice(turn, turn + 1).map((word) => ({ noun, word }))),
  ).flat();
  return pairs.map(({ noun, word }, index) => {
    const names = composeTitle(noun, word);
    return {
      vassalage,
      gameType,
      gameCode: names.EN.toLowerCase().replaceAll(' ', '-'),
      names,
      heat: 56 - ((index * 17 + vassalage.length * 5) % 53),
      // Live tables have no trial mode.
      trial: gameType !== 'LIVE' && index % 6 !== 5,
      minBet: at(BETS, index + vassalage.length),
      addedDaysAgo: 3 + ((index * 41 + vassalage.charCodeAt(1) * 7) % YEAR_DAYS),
      ...(gameType === 'RNG' ? slotFacts(word, index + vassalage.length) : {}),
    };
  });
};
