import { drawBears, drawPandas } from '../motifs/animals/bears.ts';
import { drawCats } from '../motifs/animals/cats.ts';
import { drawElephants } from '../motifs/animals/elephants.ts';
import { drawHorses } from '../motifs/animals/horses.ts';
import { drawLions } from '../motifs/animals/lions.ts';
import { drawMonkeys } from '../motifs/animals/monkeys.ts';
import { drawOxen } from '../motifs/animals/oxen.ts';
import { drawRabbits } from '../motifs/animals/rabbits.ts';
import { drawTigers } from '../motifs/animals/tigers.ts';
import { drawFoxes, drawWolves } from '../motifs/animals/wolves.ts';
import { drawEagles } from '../motifs/birds/eagles.ts';
import { drawPhoenixes } from '../motifs/birds/phoenixes.ts';
import { drawRoosters } from '../motifs/birds/roosters.ts';
import { drawDragons } from '../motifs/dragons.ts';
import type { Motif } from './motif.types.ts';

/** Animals, and animals of legend. */
export const creatures = {
  tigers: {
    draw: drawTigers,
    scenes: ['hills', 'rays', 'lattice', 'bokeh'],
    words: /\b(?:tiger)(?:e?s)?\b|虎|نمر/iu,
  },
  dragons: {
    draw: drawDragons,
    scenes: ['clouds', 'scales', 'rays', 'hills', 'lattice'],
    words: /\b(?:drag[oó]n|wyrm)(?:e?s)?\b|rồng|龙|龍|تنين|มังกร/iu,
  },
  phoenixes: {
    draw: drawPhoenixes,
    scenes: ['clouds', 'rays', 'scales', 'bokeh'],
    words: /\b(?:phoenix)(?:e?s)?\b|凤|عنقاء/iu,
  },
  rabbits: {
    draw: drawRabbits,
    scenes: ['hills', 'bokeh', 'clouds', 'lattice'],
    words: /\b(?:rabbit|bunny|hare)(?:e?s)?\b|兔|أرنب/iu,
  },
  oxen: {
    draw: drawOxen,
    scenes: ['rays', 'lattice', 'hills', 'stadium'],
    words: /\b(?:bull|ox|oxen|minotaur|buffalo)(?:e?s)?\b|牛|ثور/iu,
  },
  monkeys: {
    draw: drawMonkeys,
    scenes: ['clouds', 'hills', 'rays', 'lattice'],
    words: /\b(?:monkey|ape)(?:e?s)?\b|猴|大圣|قرد/iu,
  },
  pandas: {
    draw: drawPandas,
    scenes: ['hills', 'clouds', 'lattice', 'bokeh'],
    words: /\b(?:panda)(?:e?s)?\b|熊猫|باندا/iu,
  },
  bears: {
    draw: drawBears,
    scenes: ['hills', 'cosmos', 'bokeh', 'rays'],
    words: /\b(?:bear)(?:e?s)?\b|巨熊/iu,
  },
  wolves: {
    draw: drawWolves,
    scenes: ['hills', 'cosmos', 'clouds', 'bokeh'],
    words: /\bwol(?:f|ves)\b|狼|ذئب/iu,
  },
  foxes: {
    draw: drawFoxes,
    scenes: ['hills', 'bokeh', 'clouds', 'rings'],
    words: /\b(?:fox)(?:e?s)?\b|狐|ثعلب/iu,
  },
  lions: {
    draw: drawLions,
    scenes: ['rays', 'hills', 'tilework', 'damask'],
    words: /\b(?:lion)(?:e?s)?\b|狮|أسد/iu,
  },
  elephants: {
    draw: drawElephants,
    scenes: ['tilework', 'damask', 'rays', 'hills'],
    words: /\b(?:elephant)(?:e?s)?\b|象|فيل/iu,
  },
  cats: {
    draw: drawCats,
    scenes: ['lattice', 'bokeh', 'rays', 'scales'],
    words: /\b(?:cat)(?:e?s)?\b|招财猫|قط/iu,
  },
  horses: {
    draw: drawHorses,
    scenes: ['hills', 'stadium', 'rays', 'clouds'],
    words: /\b(?:horse|derby(?:line)?)(?:e?s)?\b|马|حصان|خيول/iu,
  },
  eagles: {
    draw: drawEagles,
    scenes: ['clouds', 'rays', 'hills', 'cosmos'],
    words: /\b(?:eagle|falcon|hawk)(?:e?s)?\b|鹰|隼|نسر|صقر/iu,
  },
  roosters: {
    draw: drawRoosters,
    scenes: ['rays', 'hills', 'stadium', 'bands'],
    words: /\b(?:rooster|cock|spur)(?:e?s)?\b|斗鸡|ديوك/iu,
  },
} as const satisfies Record<string, Motif>;
