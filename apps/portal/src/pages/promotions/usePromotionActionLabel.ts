import type { PromotionAction } from '@baize/features/promotions';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const labels = {
  join: msg({ id: 'promotions.join', message: 'Join' }),
  claim: msg({ id: 'promotions.claim', message: 'Claim reward' }),
  draw: msg({ id: 'promotions.draw', message: 'Draw a prize' }),
  apply: msg({ id: 'promotions.apply', message: 'Apply' }),
} as const satisfies Record<PromotionAction, unknown>;

/** Returns the label of a promotion's button. */
export const usePromotionActionLabel = (): ((action: PromotionAction) => string) => {
  const { i18n } = useLingui();
  return (action) => i18n._(labels[action]);
};
