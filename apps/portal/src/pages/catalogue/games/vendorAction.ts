import { vendorPlaces, vendorStep, type LaunchableVendor } from '@baize/features/launch';
import type { Session } from '@baize/features/session';
import type { GameCardAction } from '@baize/ui-kit/GameCard';
import { firstHref } from '../../../routes/firstHref.ts';

/**
 * What pressing a vendor's tile does (REQ-194). As with games, a visitor's link names where it leads, and the page there
 * asks for the login; a trial account is told that it needs a real one.
 */
export function vendorAction(
  vendor: LaunchableVendor,
  session: Pick<Session, 'state'>,
  onNeedRealAccount: () => void,
): GameCardAction {
  if (vendorStep(vendor, session).step === 'needRealAccount') return { onSelect: onNeedRealAccount };
  return { href: firstHref(vendorPlaces(vendor)) };
}
