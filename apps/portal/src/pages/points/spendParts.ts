import { lazyPart } from '../../words/lazyWithWords.tsx';

/** Asks for the password before points are spent; fetched when somebody means to. */
export const SpendDialog = lazyPart('points', () =>
  import('./PasswordDialog.tsx').then((chunk) => chunk.PasswordDialog),
);

/** What a trial account is told. */
export const RealAccountDialog = lazyPart('catalogue', () =>
  import('../catalogue/games/RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);
