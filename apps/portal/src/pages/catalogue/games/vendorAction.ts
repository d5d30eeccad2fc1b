import { vendorPlaces, vendorStep, type LaunchableVendor } from '@baize/features/launch';
import type { Session } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { firstHref } from '../../../site/routes/firstHref.ts';

/**
 * Returns the action of a vendor's tile (REQ-194). A visitor's link leads to the vendor's page, which asks for the
 * login; a trial account gets `onNeedRealAccount`.
 */
export const vendorAction = (
  vendor: LaunchableVendor,
  session: Pick<Session, 'state'>,
  onNeedRealAccount: () => void,
): GameCardAction => {
  if (vendorStep(vendor, session).step === 'needRealAccount') return { onSelect: onNeedRealAccount };
  return { href: firstHref(vendorPlaces(vendor)) };
};
