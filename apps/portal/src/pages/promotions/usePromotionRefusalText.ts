import type { PromotionCode } from '@baize/features/promotions';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

/** Returns the text of a refusal to join, claim or apply for a promotion. */
export const usePromotionRefusalText = (): ReturnType<typeof useRefusalText<PromotionCode>> => {
  const { t } = useLingui();
  return useRefusalText<PromotionCode>({
    promotionUnknown: () => t({ id: 'promotions.unknown', message: 'This promotion is no longer offered.' }),
    promotionClosed: () => t({ id: 'promotions.over', message: 'This promotion is closed.' }),
    promotionTaken: () => t({ id: 'promotions.taken', message: 'You have already taken part in this promotion.' }),
    rewardNotReached: () => t({ id: 'promotions.notReached', message: 'You have not staked enough for this yet.' }),
    imageInvalid: () => t({ id: 'promotions.image.invalid', message: 'One of the pictures is not a PNG or JPG.' }),
    imageTooLarge: () => t({ id: 'promotions.image.large', message: 'One of the pictures is too large.' }),
    imagesTooMany: () =>
      t({ id: 'promotions.image.many', message: 'Too many pictures were sent. Try again in an hour.' }),
    imageUnknown: () =>
      t({ id: 'promotions.image.gone', message: 'The pictures were sent too long ago. Add them again.' }),
  });
};
