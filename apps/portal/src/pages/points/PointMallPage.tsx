import { useBanners } from '@baize/features/announcements';
import { useHasPoints } from '@baize/features/points';
import { Suspense } from 'react';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import { PointHistory } from './memberParts.ts';
import { MallBanner, MallColumns, MallFrame } from './PointMallPage.styles.ts';
import { PointPurse } from './PointPurse.tsx';
import { Rewards } from './Rewards.tsx';

/** What points can be given for, and what a member has of them (REQ-020, REQ-215). */
export function PointMallPage() {
  const [banner]: readonly WordedBanner[] = useBanners('w_shop', useTenantBanners('w_shop'), 0);
  const isMember = useHasPoints();
  return (
    <MallFrame>
      {banner && <MallBanner src={banner.image} alt={banner.title ?? ''} width={2100} height={900} />}
      <PageHeading />
      <MallColumns>
        <PointPurse isMember={isMember} />
        <Rewards isMember={isMember} />
      </MallColumns>
      <Suspense>{isMember && <PointHistory />}</Suspense>
    </MallFrame>
  );
}
