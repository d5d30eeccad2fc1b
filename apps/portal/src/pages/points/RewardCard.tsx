import type { PointReward } from '@baize/features/points';
import { useId } from 'react';
import { RewardFrame, RewardPicture, RewardText } from './PointMallPage.styles.ts';
import { RedeemButton } from './RedeemButton.tsx';
import { RewardGate } from './RewardGate.tsx';
import { usePointText } from './usePointText.ts';

type RewardCardProps = {
  readonly reward: PointReward;
  readonly isMember: boolean;
};

/** A reward: its picture, its price in points, and the button to redeem it. */
export function RewardCard({ reward, isMember }: RewardCardProps) {
  const pointText = usePointText();
  const id = useId();
  const { name, picture, points } = reward;
  return (
    <RewardFrame id={reward.id} aria-labelledby={id}>
      <RewardPicture>{picture !== undefined && <img src={picture} alt="" loading="lazy" />}</RewardPicture>
      <RewardText>
        <h2 id={id}>
          <bdi translate="no">{name}</bdi>
        </h2>
        <strong>{pointText(points)}</strong>
        {isMember ? <RedeemButton reward={reward} nameId={id} /> : <RewardGate id={reward.id} nameId={id} />}
      </RewardText>
    </RewardFrame>
  );
}
