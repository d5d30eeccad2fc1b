import { usePointRewards } from '@baize/features/points';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePlace } from '../../site/routes/Place.ts';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { RewardFrame, RewardList, RewardPicture } from './PointMallPage.styles.ts';
import { RewardCard } from './RewardCard.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The rewards; scrolls to the one whose id is the hash of the address. */
export function Rewards({ isMember }: { readonly isMember: boolean }) {
  const { t } = useLingui();
  const { hash } = usePlace();
  const { data: rewards, error, retry } = usePointRewards();
  const named = rewards?.find(({ id }) => `#${encodeURIComponent(id)}` === hash)?.id;
  useEffect(() => {
    if (named !== undefined) document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [named]);
  if (error)
    return (
      <FailedNotice
        title={t({ id: 'points.rewards.failed', message: 'The rewards could not be loaded' })}
        error={error}
        onRetry={retry}
      />
    );
  if (rewards?.length === 0)
    return (
      <StatusScreen
        compact
        kind="empty"
        title={t({ id: 'points.rewards.empty', message: 'There are no rewards at the moment' })}
        text={t({
          id: 'points.rewards.empty.text',
          message: 'You keep your points. New rewards appear here.',
        })}
      />
    );
  return (
    <RewardList aria-label={t({ id: 'points.rewards', message: 'Rewards' })} aria-busy={rewards === undefined}>
      {rewards?.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} isMember={isMember} />
        </li>
      )) ??
        PLACES.map((place) => (
          <li key={place} aria-hidden="true">
            <RewardFrame>
              <RewardPicture />
            </RewardFrame>
          </li>
        ))}
    </RewardList>
  );
}
