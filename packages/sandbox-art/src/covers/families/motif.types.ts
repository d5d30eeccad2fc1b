import type { SceneName } from '../backdrop.ts';
import type { Paint } from '../paint.ts';

export interface Motif {
  draw: (paint: Paint) => string;
  /** Scenes this family is at home in. */
  scenes: readonly [SceneName, ...SceneName[]];
  /** Words of a title that ask for this family. */
  words: RegExp;
}
