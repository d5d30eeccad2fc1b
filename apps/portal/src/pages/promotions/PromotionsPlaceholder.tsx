import { Skeleton } from '@baize/ui-kit/Skeleton';
import { Spinner } from '@baize/ui-kit/Spinner';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { PromotionCards, PromotionFrame, PromotionPicture, PromotionText } from './PromotionsPage.styles.ts';

const PLACES = [1, 2, 3];

/** Placeholders of the promotions, in their shape. */
export function PromotionsPlaceholder() {
  return (
    <>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <PromotionCards>
        {PLACES.map((place) => (
          <li key={place} aria-hidden="true">
            <PromotionFrame>
              <PromotionPicture />
              <PromotionText>
                <Skeleton shape="line" />
                <Skeleton shape="line" />
                <Skeleton shape="line" />
              </PromotionText>
            </PromotionFrame>
          </li>
        ))}
      </PromotionCards>
    </>
  );
}
