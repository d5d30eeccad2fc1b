import { creatures } from './families/creatures.ts';
import type { Motif } from './families/motif.types.ts';
import { play } from './families/play.ts';
import { sea } from './families/sea.ts';
import { things } from './families/things.ts';
import { hash } from './random.ts';

/** Every family of motifs, in the order of precedence for titles that name two. */
export const motifs = { ...creatures, ...sea, ...things, ...play } as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export type GameCategory = 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'FISH' | 'LOTT' | 'ELOTT';

const named = Object.keys(motifs) as MotifName[];

/** The names of the families, in the order of the table. */
export const motifNames: readonly MotifName[] = named;

/** Motifs of a category, general enough for any title. */
const byCategory: Record<GameCategory, readonly [MotifName, ...MotifName[]]> = {
  RNG: ['reels', 'gems', 'stars', 'chests', 'roulette'],
  LIVE: ['roulette', 'cards', 'dice'],
  SPORTS: ['trophies', 'tennis', 'basketball'],
  ESPORTS: ['gamepads', 'trophies'],
  PVP: ['dice', 'trophies', 'coins'],
  FISH: ['fish'],
  LOTT: ['coins', 'stars', 'balls'],
  ELOTT: ['stars', 'coins', 'balls'],
};

/** The families that a title names, in the order of the table. */
export const motifsIn = (title: string): readonly MotifName[] => named.filter((name) => motifs[name].words.test(title));

/** The family of a game's cover: the first that its title names, else one of its category. */
export const chooseMotif = (game: {
  vendor: string;
  gameCode: string;
  title: string;
  category: GameCategory;
}): MotifName => {
  const [said] = motifsIn(game.title);
  if (said !== undefined) return said;
  const list = byCategory[game.category];
  return list[hash(`motif ${game.vendor} ${game.gameCode}`) % list.length] ?? list[0];
};
