import { lazyPart } from '../site/words/lazyWithWords.tsx';

// One chunk, fetched with a session.
export const AccountCorner = lazyPart('general', () =>
  import('./AccountCorner.tsx').then((parts) => parts.AccountCorner),
);
export const MemberBar = lazyPart('general', () => import('./AccountCorner.tsx').then((parts) => parts.MemberBar));
