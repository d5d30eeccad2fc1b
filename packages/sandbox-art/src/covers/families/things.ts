import { drawBells } from '../motifs/things/bells.ts';
import { drawCrowns } from '../motifs/things/crowns.ts';
import { drawFlowers } from '../motifs/things/flowers.ts';
import { drawRockets } from '../motifs/things/rockets.ts';
import { drawSwords } from '../motifs/things/swords.ts';
import { drawMoons } from '../motifs/places/moons.ts';
import { drawPyramids } from '../motifs/places/pyramids.ts';
import { drawShips } from '../motifs/places/ships.ts';
import { drawVolcanoes } from '../motifs/places/volcanoes.ts';
import { drawFruit } from '../motifs/fruit.ts';
import { drawGems } from '../motifs/gems.ts';
import { drawLanterns } from '../motifs/lanterns.ts';
import { drawMasks } from '../motifs/masks.ts';
import { drawStars } from '../motifs/stars.ts';
import { drawTemples } from '../motifs/temples.ts';
import type { Motif } from './motif.types.ts';

/** Things and places. */
export const things = {
  ships: {
    draw: drawShips,
    scenes: ['clouds', 'deep', 'rays'],
    words: /\b(?:pirate|ship|viking|voyage|sailor)(?:e?s)?\b|海盗|维京|远航/iu,
  },
  volcanoes: {
    draw: drawVolcanoes,
    scenes: ['hills', 'clouds', 'rays'],
    words: /\bvolcano(?:es)?\b|火山/iu,
  },
  pyramids: {
    draw: drawPyramids,
    scenes: ['hills', 'rays', 'cosmos'],
    words: /\b(?:pyramid|pharaoh|egypt|nile)(?:e?s)?\b|金字塔|法老|هرم/iu,
  },
  rockets: {
    draw: drawRockets,
    scenes: ['cosmos', 'rings', 'bokeh'],
    words: /\b(?:rocket|lander|comet)(?:e?s)?\b|火箭|彗星/iu,
  },
  flowers: {
    draw: drawFlowers,
    scenes: ['hills', 'bokeh', 'lattice', 'damask'],
    words: /\b(?:rose|jasmine|flower|blossom|sakura|lotus|orchid)(?:e?s)?\b|玫瑰|茉莉|樱花|زهرة|ورد/iu,
  },
  swords: {
    draw: drawSwords,
    scenes: ['rays', 'damask', 'hills', 'rings'],
    words: /\b(?:sword|samurai|knight|blade)(?:e?s)?\b|剑|武士|骑士/iu,
  },
  lanterns: {
    draw: drawLanterns,
    scenes: ['city', 'clouds', 'bokeh', 'lattice', 'hills'],
    words: /\b(?:lantern|lamp|festival|new year|spring|candlelight)(?:e?s)?\b|灯|春|فانوس|โคม/iu,
  },
  masks: {
    draw: drawMasks,
    scenes: ['curtain', 'damask', 'rays', 'tilework', 'city'],
    words: /\b(?:mask|carnival|masquer\w*|opera|fiesta|tribal)(?:e?s)?\b|面具|قناع|หน้ากาก/iu,
  },
  bells: {
    draw: drawBells,
    scenes: ['rays', 'clouds', 'lattice', 'bokeh'],
    words: /\b(?:bell)(?:e?s)?\b|钟/iu,
  },
  crowns: {
    draw: drawCrowns,
    scenes: ['rays', 'damask', 'curtain', 'tilework'],
    words: /\b(?:king|queen|sultan|emperor|crown|royal court|baron)(?:e?s)?\b|皇冠|国王|女王/iu,
  },
  fruit: {
    draw: drawFruit,
    scenes: ['rays', 'halftone', 'bands', 'hills', 'rings'],
    words:
      /\b(?:fruit|cherry|cherri|berry|berri|lemon|melon|orange|juic\w*|mango|pomegranate)(?:e?s)?\b|水果|樱桃|فواكه|ผลไม้/iu,
  },
  stars: {
    draw: drawStars,
    scenes: ['cosmos', 'rays', 'rings', 'clouds', 'bokeh'],
    words: /\b(?:star|galaxy|galaxi|cosm\w*|nova|space|fusion)(?:e?s)?\b|星|نجوم|نجم|ดาว/iu,
  },
  moons: {
    draw: drawMoons,
    scenes: ['cosmos', 'clouds', 'bokeh', 'hills'],
    words: /\b(?:moon)(?:e?s)?\b|月|قمر/iu,
  },
  gems: {
    draw: drawGems,
    scenes: ['rays', 'bokeh', 'cosmos', 'hall', 'tilework'],
    words: /\b(?:gem|jewel|diamond|crystal|ruby|rubi|emerald|sapphire)(?:e?s)?\b|宝石|钻|جواهر|ماس/iu,
  },
  temples: {
    draw: drawTemples,
    scenes: ['hills', 'clouds', 'cosmos'],
    words: /\b(?:temple|maya|aztec|olymp\w*|zeus|palace|pagoda|oracle|hall)(?:e?s)?\b|神殿|庙|塔|معبد|قصر|วัด/iu,
  },
} as const satisfies Record<string, Motif>;
