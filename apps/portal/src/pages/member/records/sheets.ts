import { lazyPart } from '../../../site/words/lazyWithWords.tsx';

/** Explains a round; loaded with the first opened row. */
export const RoundSheet = lazyPart('member', () => import('./StorySheet.tsx').then((chunk) => chunk.RoundSheet));

/** Explains a movement of the main wallet; loaded with the first opened row. */
export const MovementSheet = lazyPart('member', () => import('./StorySheet.tsx').then((chunk) => chunk.MovementSheet));
