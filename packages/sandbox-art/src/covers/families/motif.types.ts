import type { SceneName } from '../backdrop.ts';
import type { Paint } from '../paint.ts';

export type Motif = {
  draw: (paint: Paint) => string;
  /** Backdrops that suit this family. */
  scenes: readonly [SceneName, ...SceneName[]];
  /** Matches titles that name this family. */
  words: RegExp;
};
