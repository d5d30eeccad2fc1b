import type { Promotion } from '@baize/features/promotions';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useMoney } from '../../site/words/useMoney.ts';
import { RichTextWithSkeleton } from '../RichTextWithSkeleton.tsx';
import { useValidityText } from '../useValidityText.ts';
import { PromotionGate } from './PromotionGate.tsx';
import {
  PromotionFacts,
  PromotionFrame,
  PromotionPicture,
  PromotionRow,
  PromotionStatusMark,
  PromotionText,
} from './PromotionsPage.styles.ts';
import { StakedProgress } from './StakedProgress.tsx';
import { useStatusLabel } from './useStatusLabel.ts';

type PromotionCardProps = {
  readonly promotion: Promotion;
  readonly startsOpen: boolean;
};

/** A promotion: picture, status, progress and button, with its terms in a disclosure below. */
export function PromotionCard({ promotion, startsOpen }: PromotionCardProps) {
  const { t } = useLingui();
  const id = useId();
  const money = useMoney();
  const termText = useValidityText();
  const statusLabel = useStatusLabel();
  const [isOpen, setOpen] = useState(startsOpen);
  const { title, image, kind, status, reward, currency, progress } = promotion;
  const isOpenDraw = kind === 'raffle' && status !== 'claimed';
  const rewardText = (amount: string) =>
    isOpenDraw
      ? t({ id: 'promotions.upTo', message: `Reward: up to ${amount}` })
      : t({ id: 'promotions.reward', message: `Reward: ${amount}` });
  return (
    <PromotionFrame id={promotion.id} aria-labelledby={`${id}-title`} data-over={status === 'closed' || undefined}>
      <PromotionPicture>{image !== undefined && <img src={image} alt="" loading="lazy" />}</PromotionPicture>
      <PromotionText>
        <PromotionRow>
          <h2 id={`${id}-title`}>
            <bdi>{title}</bdi>
          </h2>
          <PromotionStatusMark data-status={status}>{statusLabel(status)}</PromotionStatusMark>
        </PromotionRow>
        <PromotionFacts>
          <span>{termText(promotion)}</span>
          {reward !== undefined && <strong>{rewardText(money(reward, currency))}</strong>}
        </PromotionFacts>
        {progress && <StakedProgress progress={progress} currency={currency} />}
        <PromotionRow>
          <Button
            variant="plain"
            aria-expanded={isOpen}
            aria-controls={`${id}-terms`}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? t({ id: 'promotions.less', message: 'Hide the terms' })
              : t({ id: 'promotions.more', message: 'Read the terms' })}
          </Button>
          <PromotionGate promotion={promotion} titleId={`${id}-title`} />
        </PromotionRow>
        <div id={`${id}-terms`} hidden={!isOpen}>
          {isOpen && <RichTextWithSkeleton html={promotion.content} />}
        </div>
      </PromotionText>
    </PromotionFrame>
  );
}
