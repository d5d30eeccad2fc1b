import { type Promotion, type PromotionAction, usePromotionChange } from '@baize/features/promotions';
import { useBalance } from '@baize/features/wallet';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { usePromotionActionLabel } from './usePromotionActionLabel.ts';
import { usePromotionRefusalText } from './usePromotionRefusalText.ts';

type PromotionButtonProps = {
  readonly promotion: Promotion;
  readonly action: Exclude<PromotionAction, 'apply'>;
  readonly titleId: string;
};

/** Joins, claims or draws at one press; a success refetches the balance. */
export function PromotionButton({ promotion, action, titleId }: PromotionButtonProps) {
  const label = usePromotionActionLabel();
  const refusalText = usePromotionRefusalText();
  const { refresh } = useBalance();
  const { change, isBusy, refusal } = usePromotionChange(action, promotion.id, refresh);
  return (
    <>
      <Button variant="main" busy={isBusy} aria-describedby={titleId} onClick={change}>
        {label(action)}
      </Button>
      {refusal && !isBusy && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
    </>
  );
}
