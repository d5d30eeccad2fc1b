import { useVipView } from '@baize/features/member';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { ProfileRank } from '../profile/ProfileRank.tsx';
import { RankFrame } from './RankPage.styles.ts';
import { RankList } from './RankList.tsx';
import { RankPath } from './RankPath.tsx';

/** The member's rank: the path of ranks with the member's mark, what is left to the next one, and all (REQ-025). */
export function RankPage() {
  const { t } = useLingui();
  const { view, retry } = useVipView();
  if (view.state === 'failed')
    return (
      <FailedNotice
        title={t({ id: 'rank.failed', message: 'Your level could not be loaded' })}
        error={view.error}
        onRetry={retry}
      />
    );
  return (
    <RankFrame aria-busy={view.state === 'loading'}>
      <p>{t({ id: 'rank.text', message: 'Every stake counts towards your next level. Returned stakes do not.' })}</p>
      {view.state === 'loading' ? (
        <Skeleton shape="figure" />
      ) : (
        <>
          <RankPath vip={view.vip} />
          {view.vip.next === undefined ? (
            <p>{t({ id: 'rank.highest', message: 'You have reached the highest level.' })}</p>
          ) : (
            <ProfileRank {...view.vip} next={view.vip.next} />
          )}
          <RankList vip={view.vip} />
        </>
      )}
    </RankFrame>
  );
}
