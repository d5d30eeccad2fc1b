import { useSystemView } from '@baize/features/system';
import { useState } from 'react';
import { placeOf } from '../site/routes/paths.ts';
import { usePlace } from '../site/routes/Place.ts';
import { BlockedScreen, MaintenanceScreen, RetryScreen } from '../site/lazyScreens.tsx';
import { PageFrame } from './PageFrame.tsx';
import { Popups } from './Popups.tsx';
import { WholeScreen } from './WholeScreen.tsx';

/** The site's pages, or the one screen that replaces the whole site (REQ-060). */
export function Shell() {
  const [entered] = useState(placeOf(usePlace().pathname));
  const { view, retry } = useSystemView();
  switch (view.kind) {
    case 'maintenance':
      return (
        <WholeScreen>
          <MaintenanceScreen until={view.until} />
        </WholeScreen>
      );
    case 'blocked':
      return (
        <WholeScreen>
          <BlockedScreen ip={view.ip} />
        </WholeScreen>
      );
    case 'unreachable':
      return (
        <WholeScreen>
          <RetryScreen reference={view.reference} onRetry={retry} />
        </WholeScreen>
      );
    case 'open':
      return (
        <>
          {view.away && (
            <WholeScreen>
              <RetryScreen onRetry={retry} />
            </WholeScreen>
          )}
          {/* The page stays mounted behind the retry screen, with its typed input. */}
          <PageFrame entered={entered} hidden={view.away} />
          <Popups hidden={view.away} />
        </>
      );
  }
}
