import { maintenanceOf, type CategoryVendors } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyRealAccountDialog } from '../games/LazyRealAccountDialog.tsx';
import { vendorAction } from '../games/vendorAction.ts';
import { VendorLobbyRow } from './VendorLobby.styles.ts';

/**
 * The button to the selected vendor's lobby, after login or the real-account dialog (REQ-194). The row keeps its height
 * while the vendor loads.
 */
export function VendorLobby({ vendor }: { readonly vendor: CategoryVendors['chosen'] }) {
  const { t } = useLingui();
  const { session } = useSession();
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  const label = t({ id: 'games.lobby', message: 'Open the lobby' });
  const action =
    vendor === undefined || maintenanceOf(vendor) !== undefined
      ? undefined
      : vendorAction(vendor, session, () => setNeedsRealAccount(true));
  return (
    <VendorLobbyRow>
      {action?.href !== undefined && <ButtonLink href={action.href}>{label}</ButtonLink>}
      {action?.onSelect !== undefined && <Button onClick={action.onSelect}>{label}</Button>}
      {needsRealAccount && <LazyRealAccountDialog onClose={() => setNeedsRealAccount(false)} />}
    </VendorLobbyRow>
  );
}
