import { lazyPart } from '../../words/lazyWithWords.tsx';

/** What changes points into money; only a member needs it. */
export const ConvertForm = lazyPart('points', () => import('./ConvertForm.tsx').then((chunk) => chunk.ConvertForm));

/** What became of a member's points. */
export const PointHistory = lazyPart('points', () => import('./PointHistory.tsx').then((chunk) => chunk.PointHistory));
