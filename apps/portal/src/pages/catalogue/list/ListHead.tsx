import { badgeOf, type CategoryVendors } from '@baize/features/catalogue';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VendorPicture } from '@baize/ui-kit/VendorPicture';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { ListHeadFrame, ListHeadName } from './ListHead.styles.ts';
import { useVendorPictures } from './useVendorPictures.ts';

interface ListHeadProps {
  readonly vendor: CategoryVendors['chosen'];
  /** The search. */
  readonly children: ReactNode;
}

/** Over a list: the vendor whose games it has, else the category. */
export function ListHead({ vendor, children }: ListHeadProps) {
  const words = useKitWords();
  const picturesOf = useVendorPictures();
  const badge = vendor && badgeOf(vendor);
  return (
    <ListHeadFrame>
      <ListHeadName>
        {vendor === undefined ? (
          <PageHeading />
        ) : (
          <>
            <VendorPicture name={vendor.name} sources={picturesOf(vendor)} />
            <h1 tabIndex={-1}>
              <bdi>{vendor.name}</bdi>
            </h1>
          </>
        )}
        {badge && <small data-maintenance={badge === 'maintenance' || undefined}>{words[badge]}</small>}
      </ListHeadName>
      {children}
    </ListHeadFrame>
  );
}
