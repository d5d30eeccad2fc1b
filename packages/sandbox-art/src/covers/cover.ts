import { drawBackdrop, drawVignette } from './backdrop.ts';
import type { SceneName } from './backdrop.ts';
import { drawLettering } from './lettering.ts';
import { chooseMotif, motifs } from './motifChoice.ts';
import type { GameCategory, MotifName } from './motifChoice.ts';
import { createPaint } from './paint.ts';
import { palettes } from './palettes.ts';
import { hash } from './random.ts';
import { escapeXml } from './svg.ts';

export { motifNames } from './motifChoice.ts';

export type CoverGame = {
  vendor: string;
  gameCode: string;
  title: string;
  category: GameCategory;
  motif?: MotifName;
  languageTag?: string;
};

/** The cover of a game as a self-contained SVG, 600 by 800: the same game always gets the same picture. */
export const drawGameCover = (game: CoverGame): string => {
  const identity = `${game.vendor} ${game.gameCode}`;
  const palette = palettes[hash(`palette ${identity}`) % palettes.length] ?? palettes[0];
  const paint = createPaint(identity, palette);
  const motif = motifs[game.motif ?? chooseMotif(game)];
  const backdrop = drawBackdrop(paint, paint.random.pick<SceneName>(motif.scenes));
  const subject = motif.draw(paint);
  const lettering = drawLettering(paint, game.title, game.languageTag);
  const picture = `${backdrop}${subject}${drawVignette(paint)}${lettering}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800" role="img" aria-label="${escapeXml(game.title)}">${paint.definitions()}${picture}</svg>`;
};
