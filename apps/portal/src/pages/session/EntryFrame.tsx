import type { BannerGroup } from '@baize/domain/banner-groups';
import { useBanners } from '@baize/features/announcements';
import type { ReactNode } from 'react';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import { EntryColumn, EntryFrameGrid, EntryPicture, EntryPictureWords } from './EntryFrame.styles.ts';
import { EntryHead } from './EntryHead.tsx';

interface EntryFrameProps {
  /** Whose first banner stands beside the form where there is room. */
  readonly group: BannerGroup;
  readonly children: ReactNode;
}

/** A form that stands alone, without header and footer, with a banner of the merchant's beside it. */
export function EntryFrame({ group, children }: EntryFrameProps) {
  const [banner]: readonly WordedBanner[] = useBanners(group, useTenantBanners(group));
  return (
    <EntryFrameGrid>
      {banner !== undefined && (
        <EntryPicture>
          <img src={banner.image} alt="" />
          <EntryPictureWords>
            <p>{banner.title}</p>
            <p>{banner.line}</p>
          </EntryPictureWords>
        </EntryPicture>
      )}
      <EntryColumn>
        <EntryHead />
        {children}
      </EntryColumn>
    </EntryFrameGrid>
  );
}
