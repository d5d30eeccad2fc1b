import { useAreBannersKnown, useBanners } from '@baize/features/announcements';
import { useNear } from '@baize/ui-kit/near';
import { type ReactNode, useRef } from 'react';
import { bannerGroupOf, type BannerPage } from '../site/routes/bannerGroupOf.ts';
import { useInPopup } from '../site/routes/Place.ts';
import { useTenantBanners, type WordedBanner } from '../site/words/useTenantBanners.ts';
import { Banners } from './Banners.tsx';
import { PageBannerBand, PageBannerHead, PageBannerPicture } from './PageBanner.styles.ts';

type PageBannerProps = {
  readonly page: BannerPage;
  /** The heading of the page, rendered on the band. */
  readonly children?: ReactNode;
};

/**
 * A page's heading on the banners of its group (REQ-207). The band is rendered from the start, with the same height
 * without a picture, so that nothing moves. A popup, whose heading is elsewhere, has no band without banners.
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
