import { withCockfightSplit } from '@baize/domain/categories';
import { badgeOf, maintenanceOf, type CategoryVendors } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { VendorTile, VendorTilePlace } from '@baize/ui-kit/VendorTile';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FailedNotice } from '../../../screens/FailedNotice.tsx';
import { useDateTime } from '../../../words/useDateTime.ts';
import { LaterRealAccountDialog } from '../games/LaterRealAccountDialog.tsx';
import { vendorAction } from '../games/vendorAction.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { useVendorPictures } from '../list/useVendorPictures.ts';
import { VendorGroup, VendorTilesList } from './VendorTiles.styles.ts';

const PLACES = [1, 2, 3, 4];

/** The vendors of a category as tiles (REQ-194), the cockfight group of SPORTS under a heading of its own (D50). */
export function VendorTiles({ state, vendors, retry }: CategoryVendors) {
  const { t } = useLingui();
  const { session } = useSession();
  const dateTime = useDateTime();
  const picturesOf = useVendorPictures();
  const cockfightId = useId();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  if (state === 'empty') return <EmptyList hrefOfAll={undefined} />;
  if (state === 'failed') {
    const title = t({ id: 'games.vendorsFailed', message: 'The providers could not be loaded' });
    return <FailedNotice title={title} onRetry={retry} />;
  }
  const { others, cockfight } = withCockfightSplit(vendors);
  const tileOf = (vendor: CategoryVendors['vendors'][number]) => {
    const maintenance = maintenanceOf(vendor);
    return (
      <li key={vendor.vassalage}>
        <VendorTile
          name={vendor.name}
          pictures={picturesOf(vendor)}
          isNew={badgeOf(vendor) === 'new'}
          maintenance={maintenance && { until: maintenance.until && dateTime(maintenance.until) }}
          {...vendorAction(vendor, session, () => setNeedsRealAccount(true))}
        />
      </li>
    );
  };
  return (
    <>
      <VendorTilesList aria-label={t({ id: 'games.vendors', message: 'Providers' })} aria-busy={state === 'loading'}>
        {state === 'loading' &&
          PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <VendorTilePlace />
            </li>
          ))}
        {others.map(tileOf)}
      </VendorTilesList>
      {cockfight.length > 0 && (
        <VendorGroup aria-labelledby={cockfightId}>
          <h2 id={cockfightId}>{t({ id: 'games.cockfights', message: 'Cockfights' })}</h2>
          <VendorTilesList aria-labelledby={cockfightId}>{cockfight.map(tileOf)}</VendorTilesList>
        </VendorGroup>
      )}
      {needsRealAccount && <LaterRealAccountDialog onClose={() => setNeedsRealAccount(false)} />}
    </>
  );
}
