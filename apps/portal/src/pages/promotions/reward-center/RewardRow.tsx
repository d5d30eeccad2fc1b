import { actionOf, type Promotion } from '@baize/features/promotions';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useMoney } from '../../../site/words/useMoney.ts';
import { PromotionButton } from '../PromotionButton.tsx';
import { PromotionFacts, PromotionRow, PromotionStatusMark } from '../PromotionsPage.styles.ts';
import { StakedProgress } from '../StakedProgress.tsx';
import { useStatusLabel } from '../useStatusLabel.ts';
import { RewardCard } from './RewardCenter.styles.ts';

/** A reward: its promotion, status and amount, with a button where it can be claimed or drawn. */
export function RewardRow({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useLingui();
  const id = useId();
  const money = useMoney();
  const dateTime = useDateTime();
  const statusLabel = useStatusLabel();
  const { title, status, reward, currency, progress, endDate = '' } = promotion;
  const ends = bidiIsolate(dateTime(endDate));
  const action = actionOf(promotion);
  const amount = reward === undefined ? undefined : money(reward, currency);
  return (
    <RewardCard aria-labelledby={id}>
      <PromotionRow>
        <h3 id={id}>
          <TextLink href={`${hrefOf('promotions')}#${encodeURIComponent(promotion.id)}`}>
            <bdi>{title}</bdi>
          </TextLink>
        </h3>
        <PromotionStatusMark data-status={status}>{statusLabel(status)}</PromotionStatusMark>
      </PromotionRow>
      {status === 'inProgress' && progress && <StakedProgress progress={progress} currency={currency} />}
      <PromotionRow>
        <PromotionFacts>
          <strong>{action === 'draw' ? t({ id: 'rewards.upTo', message: `Up to ${amount}` }) : amount}</strong>
          {action === 'draw' && endDate !== '' && <span>{t({ id: 'rewards.ends', message: `Ends ${ends}` })}</span>}
        </PromotionFacts>
        {(action === 'claim' || action === 'draw') && (
          <PromotionButton promotion={promotion} action={action} titleId={id} />
        )}
      </PromotionRow>
    </RewardCard>
  );
}
