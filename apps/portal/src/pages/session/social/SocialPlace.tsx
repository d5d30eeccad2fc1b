import { Suspense } from 'react';
import { lazyExtra } from '../../../words/lazyWithWords.tsx';
import { Place } from './SocialPlace.styles.ts';
import { useSocialProviders } from './useSocialProviders.ts';

const SocialWays = lazyExtra('social', () => import('./SocialWays.tsx').then((chunk) => chunk.SocialWays));

/**
 * Reserves the place of the social login buttons; null for a merchant without providers. If their chunk fails to load,
 * the form works without them.
 */
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
