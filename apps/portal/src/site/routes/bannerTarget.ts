import { isRouteName } from '@baize/domain/routes';
import { hrefOf } from './paths.ts';

/**
 * The address of a banner's page: undefined when this release lacks it (D44), when the banner is on that page (`here`),
 * for a game's page, and for login when logged in. `promotion:<id>` leads to that promotion; a route without a row of
 * its own is a page of the member centre (`memberPageOfRoute`).
 */
export const bannerTarget = (to: string | undefined, here: string, isLoggedIn: boolean): string | undefined => {
  const promotion = to?.split('promotion:')[1];
  if (promotion) return `${hrefOf('promotions')}#${encodeURIComponent(promotion)}`;
  const isOfUse = isRouteName(to) && to !== here && to !== 'seamless' && !(to === 'login' && isLoggedIn);
  return isOfUse ? (hrefOf(to) ?? `/member/${to}`) : undefined;
};
