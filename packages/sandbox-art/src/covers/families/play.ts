import { drawBalls } from '../motifs/balls.ts';
import { drawCards } from '../motifs/cards.ts';
import { drawCoins } from '../motifs/coins.ts';
import { drawDice } from '../motifs/dice.ts';
import { drawBasketball, drawFootball, drawTennis } from '../motifs/football.ts';
import { drawGamepads } from '../motifs/gamepads.ts';
import { drawMahjong } from '../motifs/mahjong.ts';
import { drawReels } from '../motifs/reels.ts';
import { drawRoulette } from '../motifs/roulette.ts';
import { drawTrophies } from '../motifs/trophies.ts';
import { drawChests } from '../motifs/things/chests.ts';
import type { Motif } from './motif.types.ts';

/** Gaming equipment and prizes. */
export const play = {
  mahjong: {
    draw: drawMahjong,
    scenes: ['lattice', 'scales', 'damask', 'rays'],
    words: /\b(?:mah.?jong)(?:e?s)?\b|麻将|麻雀|ماجونغ|ไพ่นกกระจอก/iu,
  },
  roulette: {
    draw: drawRoulette,
    scenes: ['curtain', 'damask', 'bokeh', 'hall', 'rays'],
    words: /\b(?:roulette|wheel|ruleta|carousel|spin)(?:e?s)?\b|轮盘|转盘|روليت|عجلة/iu,
  },
  cards: {
    draw: drawCards,
    scenes: ['damask', 'rays', 'curtain', 'bokeh', 'lattice'],
    words:
      /\b(?:poker|baccarat|blackjack|card|ace|rummy|teen patti|hold.?em|andar bahar|truco|joker|jack|thirteen|landlord)(?:e?s)?\b|百家乐|扑克|斗地主|牌九|بوكر|ไพ่/iu,
  },
  dice: {
    draw: drawDice,
    scenes: ['bands', 'damask', 'rays', 'city', 'rings'],
    words: /\b(?:dice|sic ?bo|crap|ludo)(?:e?s)?\b|骰|نرد|ลูกเต๋า/iu,
  },
  basketball: {
    draw: drawBasketball,
    scenes: ['stadium', 'bands', 'rays'],
    words: /\b(?:basketball)(?:e?s)?\b|篮球/iu,
  },
  tennis: {
    draw: drawTennis,
    scenes: ['stadium', 'bands', 'rays'],
    words: /\b(?:tennis|sideline)(?:e?s)?\b|网球/iu,
  },
  football: {
    draw: drawFootball,
    scenes: ['stadium', 'bands', 'rays'],
    words: /\b(?:football|soccer|goal|kickoff|pitch)(?:e?s)?\b|足球|体育|كرة|ฟุตบอล/iu,
  },
  trophies: {
    draw: drawTrophies,
    scenes: ['stadium', 'rays', 'bokeh', 'bands'],
    words:
      /\b(?:cup|league|champion|trophy|tournament|master|wicket|cricket|racing|race)(?:e?s)?\b|冠军|联赛|كأس|بطولة/iu,
  },
  chests: {
    draw: drawChests,
    scenes: ['rays', 'deep', 'curtain', 'hall'],
    words: /\b(?:treasure|vault|chest|hoard|bullion|heist)(?:e?s)?\b|宝藏|宝箱|كنز|خزانة/iu,
  },
  gamepads: {
    draw: drawGamepads,
    scenes: ['bands', 'city', 'rings', 'halftone', 'cosmos'],
    words: /\b(?:e-?sport|arena|battle|clash|warrior|strike|pixel)(?:e?s)?\b|电竞|王者|معركة/iu,
  },
  coins: {
    draw: drawCoins,
    scenes: ['rays', 'lattice', 'scales', 'bokeh', 'clouds'],
    words: /\b(?:coin|gold|golden|money|fortune|rich|wealth|cash|mint|midas|fan tan)(?:e?s)?\b|财|金|富|ذهب|ทอง/iu,
  },
  balls: {
    draw: drawBalls,
    scenes: ['rings', 'bokeh', 'rays', 'halftone', 'bands'],
    words: /\b(?:lott\w*|keno|bingo|toto|draw|bubble)(?:e?s)?\b|\b\d+\/\d+\b|彩|时时|快三|pk10|يانصيب|หวย/iu,
  },
  reels: {
    draw: drawReels,
    scenes: ['rays', 'curtain', 'city', 'bokeh', 'halftone'],
    words: /\b(?:slot|reel|777|sevens|jackpot|classic|bar|digit)(?:e?s)?\b|老虎机|سلوت|สล็อต/iu,
  },
} as const satisfies Record<string, Motif>;
