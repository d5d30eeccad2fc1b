import { lazyExtra } from '../../../words/lazyWithWords.tsx';

/** The buttons of other accounts, where a merchant has them; the form does without when they cannot be fetched. */
export const SocialWays = lazyExtra('social', () => import('./SocialWays.tsx').then((chunk) => chunk.SocialWays));
