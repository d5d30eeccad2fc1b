import { lazyPart } from '../../site/words/lazyWithWords.tsx';

/** Converts points to money; only members load it. */
export const ConvertForm = lazyPart('points', () => import('./ConvertForm.tsx').then((chunk) => chunk.ConvertForm));

/** The member's redemptions and point history. */
export const PointHistory = lazyPart('points', () => import('./PointHistory.tsx').then((chunk) => chunk.PointHistory));
