import { isRouteName } from '@baize/domain/routes';
import { hrefOf } from '../../../routes/paths.ts';

// Here already, and a page that is nothing without a game.
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['home', 'seamless']);

/** The page that a banner names, if this release has it (D44) and it is of use to this person; else the games below. */
export function bannerTarget(to: string | undefined, isLoggedIn: boolean): string {
  const promotion = to?.split('promotion:')[1];
  if (promotion) return `${hrefOf('promotions')}#${encodeURIComponent(promotion)}`;
  const isOfUse = isRouteName(to) && !LEADS_NOWHERE.has(to) && !(to === 'login' && isLoggedIn);
  return (isOfUse ? hrefOf(to) : undefined) ?? '#games';
}
