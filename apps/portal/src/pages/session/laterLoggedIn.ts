import { lazyExtra } from '../../words/lazyWithWords.tsx';
import type { LoggedInProps } from './LoggedIn.tsx';

/** `LoggedIn` with its words, which few visits of an entry page need. */
export const LoggedIn = lazyExtra<LoggedInProps>('session', () =>
  import('./LoggedIn.tsx').then((chunk) => chunk.LoggedIn),
);
