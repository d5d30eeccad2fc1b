import { Suspense } from 'react';
import { lazyExtra } from '../../../words/lazyWithWords.tsx';
import { Place } from './SocialPlace.styles.ts';
import { useSocialProviders } from './useSocialProviders.ts';

const SocialWays = lazyExtra('social', () => import('./SocialWays.tsx').then((chunk) => chunk.SocialWays));

/** The room of the buttons for other accounts, where a merchant has them; the form does without when they cannot be fetched. */
export function SocialPlace() {
  const count = useSocialProviders().length;
  if (count === 0) return null;
  return (
    <Place data-count={count}>
      <Suspense>
        <SocialWays />
      </Suspense>
    </Place>
  );
}
