import type { Words } from '../words/inLanguage.ts';
import { readByLanguage, textOf } from '../words/readWords.ts';

const titles = readByLanguage<Partial<Record<string, string>>>(new URL('data/titles/', import.meta.url));

/** Own title of a game, in each language that has one; English falls back to the game code. */
export const titleOf = (vassalage: string, gameCode: string): Words => ({
  EN: gameCode,
  ...textOf(titles, `${vassalage}-${gameCode}`),
});
