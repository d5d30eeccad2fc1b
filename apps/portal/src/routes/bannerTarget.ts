import { isRouteName, type RouteName } from '@baize/domain/routes';
import { hrefOf } from './paths.ts';

/**
 * The page that a banner names, if this release has it (D44), it is not the one that the banner stands on (`here`), and it
 * is of use to this person. A game's page is nothing without a game.
 */
export function bannerTarget(to: string | undefined, here: RouteName, isLoggedIn: boolean): string | undefined {
  const promotion = to?.split('promotion:')[1];
  if (promotion) return `${hrefOf('promotions')}#${encodeURIComponent(promotion)}`;
  const isOfUse = isRouteName(to) && to !== here && to !== 'seamless' && !(to === 'login' && isLoggedIn);
  return isOfUse ? hrefOf(to) : undefined;
}
