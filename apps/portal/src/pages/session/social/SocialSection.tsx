import { Suspense } from 'react';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';
import { Place } from './SocialSection.styles.ts';
import { useSocialProviders } from './useSocialProviders.ts';

const SocialButtons = lazyExtra('social', () => import('./SocialButtons.tsx').then((chunk) => chunk.SocialButtons));

/**
 * Reserves the place of the social login buttons; null for a merchant without providers. If their chunk fails to load,
 * the form works without them.
 */
export function SocialSection() {
  const count = useSocialProviders().length;
  if (count === 0) return null;
  return (
    <Place data-count={count}>
      <Suspense>
        <SocialButtons />
      </Suspense>
    </Place>
  );
}
