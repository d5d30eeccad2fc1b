import { categoryOfRoute } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useSite } from '../site/SiteContext.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/**
 * The five entries of a phone's bottom bar: home, the merchant's first category of games, promotions, favourites, and
 * login or the member's profile.
 */
export const useBottomItems = (): readonly NavigationItem[] => {
  const { isLoggedIn } = useSession();
  const games = useSite().effective.navigation.find((name) => categoryOfRoute(name) !== undefined) ?? 'rng';
  return useNavigationItems(['home', games, 'promotions', 'favorite', isLoggedIn ? 'member' : 'login']);
};
