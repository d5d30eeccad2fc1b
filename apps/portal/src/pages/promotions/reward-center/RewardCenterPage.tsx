import { useRewards, type Promotion } from '@baize/features/promotions';
import { ButtonLink } from '@baize/ui-kit/Button';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useInPopup } from '../../../site/routes/Place.ts';
import { PageStates } from '../../../site/screens/PageStates.tsx';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { RewardFrame, RewardGroupFrame } from './RewardCenter.styles.ts';
import { RewardRow } from './RewardRow.tsx';

/**
 * The member's rewards: to claim, in progress and received. A popup over the current page, or a page of its own
 * (REQ-205).
 */
export function RewardCenterPage() {
  const { t } = useLingui();
  const { view, retry } = useRewards();
  const promotions = (
    <ButtonLink href={hrefOf('promotions')}>
      {t({ id: 'rewards.promotions', message: 'See all promotions' })}
    </ButtonLink>
  );
  return (
    <RewardFrame data-in-popup={useInPopup() || undefined} aria-busy={view.state === 'loading'}>
      <PageHeading />
      <PageStates
        view={view}
        retry={retry}
        loading={
          <RewardGroupFrame>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </RewardGroupFrame>
        }
        failed={t({ id: 'rewards.failed', message: 'Your rewards could not be loaded' })}
        empty={{
          title: t({ id: 'rewards.empty', message: 'No rewards to claim yet' }),
          text: t({ id: 'rewards.empty.text', message: 'Rewards from promotions appear here.' }),
          action: promotions,
        }}
      >
        {({ ready, underWay, received }) => (
          <>
            <RewardGroup title={t({ id: 'rewards.ready', message: 'Ready to claim' })} promotions={ready} />
            <RewardGroup title={t({ id: 'rewards.underWay', message: 'In progress' })} promotions={underWay} />
            <RewardGroup title={t({ id: 'rewards.received', message: 'Received' })} promotions={received} />
            {promotions}
          </>
        )}
      </PageStates>
    </RewardFrame>
  );
}

type RewardGroupProps = {
  readonly title: string;
  readonly promotions: readonly Promotion[];
};

/** Rewards of one status below their title; null when there are none. */
function RewardGroup({ title, promotions }: RewardGroupProps) {
  if (promotions.length === 0) return null;
  return (
    <RewardGroupFrame aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <RewardRow promotion={promotion} />
          </li>
        ))}
      </ul>
    </RewardGroupFrame>
  );
}
