import { lazyPart } from '../../site/words/lazyWithWords.tsx';

/** Requires the payment password before points are spent; loaded on the first press of a button that spends. */
export const SpendDialog = lazyPart('points', () => import('./SpendDialog.tsx').then((chunk) => chunk.SpendDialog));

/** Says that a trial account needs a real one. */
export const RealAccountDialog = lazyPart('catalogue', () =>
  import('../catalogue/games/RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);
