import type { Promotion } from '@baize/features/promotions';
import { useEffect } from 'react';
import { usePlace } from '../../site/routes/Place.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionCards } from './PromotionsPage.styles.ts';

/** The promotions. The one whose id is the hash of the address has its terms open and is scrolled into view. */
export function PromotionsList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { hash } = usePlace();
  const named = promotions.find(({ id }) => `#${encodeURIComponent(id)}` === hash)?.id;
  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [named]);
  return (
    <PromotionCards>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard
            // Remounts the card when the hash starts or stops naming it, so that `startsOpen` applies.
            key={String(promotion.id === named)}
            promotion={promotion}
            startsOpen={promotion.id === named}
          />
        </li>
      ))}
    </PromotionCards>
  );
}
