import { badgeOf, type VendorMenu } from '@baize/features/catalogue';
import type { Session } from '@baize/features/session';
import type { PanelEntry } from '@baize/ui-kit/NavigationPanel';
import { vendorAction } from '../../pages/catalogue/games/vendorAction.ts';

/** A vendor in a panel, which does what starting it leads to (REQ-194). */
export function vendorEntry(
  vendor: VendorMenu['vendors'][number],
  session: Pick<Session, 'state'>,
  onNeedRealAccount: () => void,
): PanelEntry {
  return {
    ...vendorAction(vendor, session, onNeedRealAccount),
    name: vendor.name,
    picture: vendor.icon,
    badge: badgeOf(vendor),
  };
}
