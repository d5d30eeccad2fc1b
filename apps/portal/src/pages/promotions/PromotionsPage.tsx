import { usePromotions } from '@baize/features/promotions';
import { useSession } from '@baize/features/session';
import { useLingui } from '@lingui/react/macro';
import { PageStates } from '../../site/screens/PageStates.tsx';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { ColumnsPage } from '../ColumnsPage.styles.ts';
import { PageBanner } from '../PageBanner.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Missions } from './Missions.tsx';
import { PromotionsList } from './PromotionsList.tsx';
import { PromotionsPlaceholder } from './PromotionsPlaceholder.tsx';
import { PromotionsAside, PromotionsColumns } from './PromotionsPage.styles.ts';

/** The merchant's promotions with the member's status in each; beside them missions and the leaderboard (REQ-019). */
export function PromotionsPage() {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const { view, retry } = usePromotions();
  return (
    <ColumnsPage>
      <PageBanner page="promotions">
        <PageHeading />
      </PageBanner>
      <PromotionsColumns>
        <div aria-busy={view.state === 'loading'}>
          <PageStates
            view={view}
            retry={retry}
            loading={<PromotionsPlaceholder />}
            failed={t({ id: 'promotions.failed', message: 'The promotions could not be loaded' })}
            empty={{
              title: t({ id: 'promotions.empty', message: 'There are no promotions at the moment' }),
              text: t({ id: 'promotions.empty.text', message: 'New promotions appear here.' }),
            }}
          >
            {({ promotions }) => <PromotionsList promotions={promotions} />}
          </PageStates>
        </div>
        <PromotionsAside>
          {hasRealAccount && <Missions />}
          <Leaderboard />
        </PromotionsAside>
      </PromotionsColumns>
    </ColumnsPage>
  );
}
