import type { Promotion } from '@baize/features/promotions';
import { useEffect } from 'react';
import { usePlace } from '../../routes/Place.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionCards } from './PromotionsPage.styles.ts';

/** The promotions; the one that the address names behind its hash is brought into sight once it is there, and is open. */
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
            // The address can name another one while the page is shown.
            key={String(promotion.id === named)}
            promotion={promotion}
            startsOpen={promotion.id === named}
          />
        </li>
      ))}
    </PromotionCards>
  );
}
