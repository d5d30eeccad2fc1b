import { useBanners } from '@baize/features/announcements';
import { useNear } from '@baize/ui-kit/near';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { BannerGroupOf } from '../../routes/bannerGroupOf.ts';
import { useInPopup } from '../../routes/Place.ts';
import { lazyExtra } from '../../words/lazyWithWords.tsx';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import type { BannersProps } from '../Banners.tsx';
import { EntryColumn, EntryFrameGrid, EntryPicture } from './EntryFrame.styles.ts';
import { EntryHead } from './EntryHead.tsx';

const Banners = lazyExtra<BannersProps>('general', () => import('../Banners.tsx').then((chunk) => chunk.Banners));

interface EntryFrameProps {
  /** Whose banners stand beside the form where there is room. */
  readonly group: BannerGroupOf<'login' | 'register' | 'forget'>;
  readonly children: ReactNode;
}

/**
 * A form that stands alone, without header and footer, with banners of the merchant's beside it; in a popup, which has
 * title and frame, under those of the registration (REQ-096). They are fetched where their room is in sight: a phone has none.
 */
export function EntryFrame({ group, children }: EntryFrameProps) {
  const inPopup = useInPopup() || undefined;
  const shown = inPopup ? 'w_reg' : group;
  const banners: readonly WordedBanner[] = useBanners(shown, useTenantBanners(shown));
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  // A form stays where it is: in a popup there is no room for what comes after it has opened.
  const [hasRoom] = useState(!inPopup || banners.length > 0);
  const Frame = inPopup ? 'div' : EntryFrameGrid;
  return (
    <Frame data-in-popup={inPopup}>
      {hasRoom && (
        <EntryPicture ref={room}>
          <Suspense>{isNear && <Banners banners={banners} />}</Suspense>
        </EntryPicture>
      )}
      <EntryColumn data-in-popup={inPopup}>
        {!inPopup && <EntryHead />}
        {children}
      </EntryColumn>
    </Frame>
  );
}
