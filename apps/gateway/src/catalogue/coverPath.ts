import { artVersion } from '@baize/sandbox-art';
import { languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { gameSeeds } from './catalogueData.ts';
import { copiedCode } from './copies.ts';

const named = new Map(gameSeeds.map((game) => [`${game.vassalage} ${game.gameCode}`, game.names]));

/** Path of a game's cover. Languages without a title of their own share the English cover. */
export const coverPath = (game: { vassalage: string; game_code: string }, language: LanguageCode): string => {
  const { catalog } = languages[language];
  const code = copiedCode(game.game_code);
  const own = named.get(`${game.vassalage} ${code}`)?.[catalog] === undefined ? 'EN' : catalog;
  return `/media/${artVersion}/GAME_COVER/${game.vassalage}-${code}.${own}.avif`;
};
