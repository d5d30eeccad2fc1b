import { categoryOfRoute } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useSite } from '../app/SiteContext.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/**
 * The five places under the thumb on a phone: home, the merchant's first category of games, promotions, favourites, and
 * log in for visitors or the player's own page.
 */
export function useBottomItems(): readonly NavigationItem[] {
  const { isLoggedIn } = useSession();
  const games = useSite().effective.navigation.find((name) => categoryOfRoute(name) !== undefined) ?? 'rng';
  return useNavigationItems(['home', games, 'promotions', 'favorite', isLoggedIn ? 'member' : 'login']);
}
