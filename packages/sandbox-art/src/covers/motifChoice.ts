import type { SceneName } from './backdrop.ts';
import { drawBalls } from './motifs/balls.ts';
import { drawCards } from './motifs/cards.ts';
import { drawCoins } from './motifs/coins.ts';
import { drawDice } from './motifs/dice.ts';
import { drawDragons } from './motifs/dragons.ts';
import { drawFish } from './motifs/fish.ts';
import { drawFootball } from './motifs/football.ts';
import { drawFruit } from './motifs/fruit.ts';
import { drawGamepads } from './motifs/gamepads.ts';
import { drawGems } from './motifs/gems.ts';
import { drawLanterns } from './motifs/lanterns.ts';
import { drawMahjong } from './motifs/mahjong.ts';
import { drawMasks } from './motifs/masks.ts';
import { drawReels } from './motifs/reels.ts';
import { drawRoulette } from './motifs/roulette.ts';
import { drawStars } from './motifs/stars.ts';
import { drawTemples } from './motifs/temples.ts';
import { drawTrophies } from './motifs/trophies.ts';
import type { Paint } from './paint.ts';
import { hash } from './random.ts';

interface Motif {
  draw: (paint: Paint) => string;
  /** Scenes this family is at home in. */
  scenes: readonly [SceneName, ...SceneName[]];
  /** Words of a title that ask for this family. */
  words: RegExp;
}

export const motifs = {
  fruit: {
    draw: drawFruit,
    scenes: ['rays', 'halftone', 'bands', 'hills', 'rings'],
    words: /fruit|cherr|berry|lemon|melon|orange|juic|水果|樱桃|فواكه|ผลไม้/iu,
  },
  gems: {
    draw: drawGems,
    scenes: ['rays', 'bokeh', 'cosmos', 'hall', 'tilework'],
    words: /gem|jewel|diamond|crystal|ruby|emerald|sapphire|宝石|钻|جواهر|ماس/iu,
  },
  dragons: {
    draw: drawDragons,
    scenes: ['clouds', 'scales', 'rays', 'hills', 'lattice'],
    words: /drag[oó]n|wyrm|rồng|龙|龍|تنين|มังกร/iu,
  },
  cards: {
    draw: drawCards,
    scenes: ['damask', 'rays', 'curtain', 'bokeh', 'lattice'],
    words: /poker|baccarat|blackjack|card|ace|rummy|teen patti|hold.?em|百家乐|扑克|斗地主|牌九|بوكر|ไพ่/iu,
  },
  dice: {
    draw: drawDice,
    scenes: ['bands', 'damask', 'rays', 'city', 'rings'],
    words: /dice|sic ?bo|craps|骰|نرد|ลูกเต๋า/iu,
  },
  reels: {
    draw: drawReels,
    scenes: ['rays', 'curtain', 'city', 'bokeh', 'halftone'],
    words: /slot|reel|777|seven|jackpot|classic|老虎机|سلوت|สล็อต/iu,
  },
  stars: {
    draw: drawStars,
    scenes: ['cosmos', 'rays', 'rings', 'clouds', 'bokeh'],
    words: /star|comet|galax|cosm|nova|moon|space|星|نجوم|نجم|ดาว/iu,
  },
  masks: {
    draw: drawMasks,
    scenes: ['curtain', 'damask', 'rays', 'tilework', 'city'],
    words: /mask|carnival|masquer|opera|fiesta|lion|tribal|面具|狮|قناع|หน้ากาก/iu,
  },
  fish: { draw: drawFish, scenes: ['deep'], words: /fish|ocean|sea|shark|reef|aqua|koi|捕鱼|鱼|海|سمك|بحر|ปลา/iu },
  balls: {
    draw: drawBalls,
    scenes: ['rings', 'bokeh', 'rays', 'halftone', 'bands'],
    words: /lott|keno|bingo|\b\d+\/\d+\b|toto|彩|时时|快三|pk10|يانصيب|หวย/iu,
  },
  coins: {
    draw: drawCoins,
    scenes: ['rays', 'lattice', 'scales', 'bokeh', 'clouds'],
    words: /coin|gold|money|fortune|rich|treasure|wealth|cash|财|金|富|ذهب|كنز|ทอง/iu,
  },
  temples: {
    draw: drawTemples,
    scenes: ['hills', 'clouds', 'cosmos'],
    words: /temple|pyramid|pharaoh|egypt|maya|aztec|olymp|zeus|palace|pagoda|神殿|庙|塔|معبد|قصر|วัด/iu,
  },
  football: {
    draw: drawFootball,
    scenes: ['stadium', 'bands', 'rays'],
    words: /football|soccer|goal|basket|tennis|sport|足球|篮球|体育|كرة|ฟุตบอล/iu,
  },
  roulette: {
    draw: drawRoulette,
    scenes: ['curtain', 'damask', 'bokeh', 'hall', 'rays'],
    words: /roulette|wheel|ruleta|轮盘|转盘|روليت|عجلة/iu,
  },
  lanterns: {
    draw: drawLanterns,
    scenes: ['city', 'clouds', 'bokeh', 'lattice', 'hills'],
    words: /lantern|festival|new year|spring|灯|春|فانوس|โคม/iu,
  },
  mahjong: {
    draw: drawMahjong,
    scenes: ['lattice', 'scales', 'damask', 'rays'],
    words: /mah.?jong|麻将|麻雀|ماجونغ|ไพ่นกกระจอก/iu,
  },
  gamepads: {
    draw: drawGamepads,
    scenes: ['bands', 'city', 'rings', 'halftone', 'cosmos'],
    words: /e-?sport|arena|battle|legend|clash|warrior|strike|电竞|王者|معركة/iu,
  },
  trophies: {
    draw: drawTrophies,
    scenes: ['stadium', 'rays', 'bokeh', 'bands'],
    words: /cup|league|champion|trophy|tournament|master|冠军|联赛|كأس|بطولة/iu,
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
export type GameCategory = 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'FISH' | 'LOTT' | 'ELOTT';

const named = Object.keys(motifs) as MotifName[];

/** Every family of motif, in the order of the table. */
export const motifNames: readonly MotifName[] = named;

const byCategory: Record<GameCategory, readonly [MotifName, ...MotifName[]]> = {
  RNG: ['fruit', 'gems', 'dragons', 'reels', 'stars', 'masks', 'coins', 'temples', 'lanterns'],
  LIVE: ['roulette', 'cards', 'dice'],
  SPORTS: ['football', 'trophies'],
  ESPORTS: ['gamepads', 'trophies'],
  PVP: ['cards', 'mahjong', 'dice'],
  FISH: ['fish'],
  LOTT: ['balls', 'coins', 'stars'],
  ELOTT: ['balls', 'dice', 'coins'],
};

/** The family a game is drawn in: what its title says, else what its category plays with. */
export function chooseMotif(game: {
  vendor: string;
  gameCode: string;
  title: string;
  category: GameCategory;
}): MotifName {
  const said = named.find((name) => motifs[name].words.test(game.title));
  if (said !== undefined) return said;
  const list = byCategory[game.category];
  return list[hash(`motif ${game.vendor} ${game.gameCode}`) % list.length] ?? list[0];
}
