import { useAreBannersKnown, useBanners } from '@baize/features/announcements';
import { useNear } from '@baize/ui-kit/near';
import { type ReactNode, useRef } from 'react';
import { bannerGroupOf, type BannerPage } from '../routes/bannerGroupOf.ts';
import { useInPopup } from '../routes/Place.ts';
import { useTenantBanners, type WordedBanner } from '../words/useTenantBanners.ts';
import { Banners } from './Banners.tsx';
import { PageBannerBand, PageBannerHead, PageBannerPicture } from './PageBanner.styles.ts';

interface PageBannerProps {
  readonly page: BannerPage;
  /** What stands on it: the page's heading. */
  readonly children?: ReactNode;
}

/**
 * A page's heading on the banners of its group (REQ-207). The band is there from the first moment and as high without a
 * picture, so that nothing moves; only a popup, which has its heading elsewhere, is without one where there is no banner.
 */
export function PageBanner({ page, children }: PageBannerProps) {
  const inPopup = useInPopup();
  const areKnown = useAreBannersKnown();
  const group = bannerGroupOf[page];
  const banners: readonly WordedBanner[] = useBanners(group, useTenantBanners(group));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  if (inPopup && areKnown && banners.length === 0) return null;
  return (
    <PageBannerBand data-in-popup={inPopup || undefined}>
      <PageBannerPicture ref={place}>{isNear && <Banners wordless={!inPopup} banners={banners} />}</PageBannerPicture>
      <PageBannerHead>{children}</PageBannerHead>
    </PageBannerBand>
  );
}
