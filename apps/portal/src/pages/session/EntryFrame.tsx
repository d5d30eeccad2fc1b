import { useBanners } from '@baize/features/announcements';
import { useNear } from '@baize/ui-kit/near';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { BannerGroupOf } from '../../site/routes/bannerGroupOf.ts';
import { useInPopup } from '../../site/routes/Place.ts';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { useTenantBanners, type WordedBanner } from '../../site/words/useTenantBanners.ts';
import type { BannersProps } from '../Banners.tsx';
import { EntryColumn, EntryFrameGrid, EntryPicture } from './EntryFrame.styles.ts';
import { EntryHead } from './EntryHead.tsx';

const Banners = lazyExtra<BannersProps>('general', () => import('../Banners.tsx').then((chunk) => chunk.Banners));

type EntryFrameProps = {
  /** The group of the banners beside the form. */
  readonly group: BannerGroupOf<'login' | 'register' | 'forget'>;
  readonly children: ReactNode;
};

/**
 * The frame of an entry form: without header and footer, with the merchant's banners beside it; in a popup, below the
 * banners of the registration (REQ-096). Banners are fetched only where their place is in view, never on a phone.
 */
export function EntryFrame({ group, children }: EntryFrameProps) {
  const inPopup = useInPopup() || undefined;
  const shown = inPopup ? 'w_reg' : group;
  const banners: readonly WordedBanner[] = useBanners(shown, useTenantBanners(shown));
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  // Decided once, so that the form never moves: banners that load after a popup has opened are left out.
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
