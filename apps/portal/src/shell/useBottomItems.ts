import { useSession } from '@baize/features/session';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useNavigationItems } from './useNavigationItems.ts';

/** What is under the thumb on a phone: home, and log in for visitors or what is the player's own. */
export function useBottomItems(): readonly NavigationItem[] {
  const { isLoggedIn } = useSession();
  return useNavigationItems(isLoggedIn ? ['home', 'favorite', 'member'] : ['home', 'login']);
}
