import { categoryOfRoute } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useSite } from '../app/SiteContext.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/** What is under the thumb on a phone: home, the merchant's first games, and log in for visitors or what is the player's own. */
export function useBottomItems(): readonly NavigationItem[] {
  const { effective } = useSite();
  const { isLoggedIn } = useSession();
  const games = effective.navigation.filter((name) => categoryOfRoute(name)).slice(0, isLoggedIn ? 1 : 2);
  return useNavigationItems([
    'home',
    ...games,
    'promotions',
    ...(isLoggedIn ? (['favorite', 'member'] as const) : (['login'] as const)),
  ]);
}
