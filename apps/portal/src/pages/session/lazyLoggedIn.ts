import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import type { LoggedInProps } from './LoggedIn.tsx';

/** `LoggedIn` with its catalog in a lazy chunk: few visits of an entry page need it. */
export const LoggedIn = lazyExtra<LoggedInProps>('session', () =>
  import('./LoggedIn.tsx').then((chunk) => chunk.LoggedIn),
);
