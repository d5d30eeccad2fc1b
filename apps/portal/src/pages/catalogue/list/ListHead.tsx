import type { CategoryCode } from '@baize/domain/categories';
import { useBanners } from '@baize/features/announcements';
import { badgeOf, type CategoryVendors } from '@baize/features/catalogue';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VendorPicture } from '@baize/ui-kit/VendorPicture';
import type { ReactNode } from 'react';
import type { BannerGroupOf } from '../../../site/routes/bannerGroupOf.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { useTenantBanners, type WordedBanner } from '../../../site/words/useTenantBanners.ts';
import { ListHeadBand, ListHeadFrame, ListHeadName } from './ListHead.styles.ts';
import { useVendorPictures } from './useVendorPictures.ts';

type ListHeadProps = {
  readonly category: CategoryCode;
  readonly vendor: CategoryVendors['chosen'];
  /** The search. */
  readonly children: ReactNode;
};

/** The head of a list: the vendor that filters it, else the category, over the banner of its page (REQ-207). */
export function ListHead({ category, vendor, children }: ListHeadProps) {
  const words = useKitWords();
  const picturesOf = useVendorPictures();
  const group: BannerGroupOf<Lowercase<CategoryCode>> = `w_${category.toLowerCase() as Lowercase<CategoryCode>}`;
  const [banner]: readonly WordedBanner[] = useBanners(group, useTenantBanners(group));
  const badge = vendor && badgeOf(vendor);
  return (
    <ListHeadFrame>
      <ListHeadBand>
        {banner && <img src={banner.image} srcSet={banner.imageSet} sizes="40rem" alt="" width={2100} height={900} />}
        <ListHeadName>
          {vendor === undefined ? (
            <PageHeading />
          ) : (
            <>
              <VendorPicture name={vendor.name} sources={picturesOf(vendor)} />
              <h1 tabIndex={-1}>
                <bdi translate="no">{vendor.name}</bdi>
              </h1>
            </>
          )}
          {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
        </ListHeadName>
      </ListHeadBand>
      {children}
    </ListHeadFrame>
  );
}
