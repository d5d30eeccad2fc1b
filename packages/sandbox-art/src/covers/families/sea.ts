import { drawFish, drawSharks, drawTurtles } from '../motifs/fish.ts';
import { drawCrabs, drawOctopuses, drawShells } from '../motifs/sea/creatures.ts';
import type { Motif } from './motif.types.ts';

/** Animals of the sea. */
export const sea = {
  sharks: {
    draw: drawSharks,
    scenes: ['deep'],
    words: /\b(?:shark)(?:e?s)?\b|鲨|قرش/iu,
  },
  turtles: {
    draw: drawTurtles,
    scenes: ['deep'],
    words: /\b(?:turtle)(?:e?s)?\b|龟|سلحفاة/iu,
  },
  octopuses: {
    draw: drawOctopuses,
    scenes: ['deep'],
    words: /\b(?:octopus|kraken)(?:e?s)?\b|章鱼/iu,
  },
  crabs: {
    draw: drawCrabs,
    scenes: ['deep'],
    words: /\b(?:crab)(?:e?s)?\b|蟹/iu,
  },
  shells: {
    draw: drawShells,
    scenes: ['deep'],
    words: /\b(?:pearl|shell|mermaid)(?:e?s)?\b|珍珠|明珠|人鱼/iu,
  },
  fish: {
    draw: drawFish,
    scenes: ['deep'],
    words: /\b(?:fish|ocean|sea|reef|coral|aqua|koi|deep tide|pond)(?:e?s)?\b|捕鱼|鱼|海|سمك|بحر|ปลา/iu,
  },
} as const satisfies Record<string, Motif>;
