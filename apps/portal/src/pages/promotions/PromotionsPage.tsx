import { usePromotions } from '@baize/features/promotions';
import { useSession } from '@baize/features/session';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { PageBanner } from '../PageBanner.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Missions } from './Missions.tsx';
import { PromotionsList } from './PromotionsList.tsx';
import { PromotionsPlaceholder } from './PromotionsPlaceholder.tsx';
import { PromotionsAside, PromotionsColumns, PromotionsFrame } from './PromotionsPage.styles.ts';

/** The merchant's promotions with the member's status in each; beside them missions and the leaderboard (REQ-019). */
export function PromotionsPage() {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const { view, retry } = usePromotions();
  return (
    <PromotionsFrame>
      <PageBanner page="promotions">
        <PageHeading />
      </PageBanner>
      <PromotionsColumns>
        <div aria-busy={view.state === 'loading'}>
          {view.state === 'loading' && <PromotionsPlaceholder />}
          {view.state === 'failed' && (
            <FailedNotice
              title={t({ id: 'promotions.failed', message: 'The promotions could not be loaded' })}
              error={view.error}
              onRetry={retry}
            />
          )}
          {view.state === 'empty' && (
            <StatusScreen
              compact
              kind="empty"
              title={t({ id: 'promotions.empty', message: 'There are no promotions at the moment' })}
              text={t({ id: 'promotions.empty.text', message: 'New promotions appear here.' })}
            />
          )}
          {view.state === 'ready' && <PromotionsList promotions={view.promotions} />}
        </div>
        <PromotionsAside>
          {hasRealAccount && <Missions />}
          <Leaderboard />
        </PromotionsAside>
      </PromotionsColumns>
    </PromotionsFrame>
  );
}
