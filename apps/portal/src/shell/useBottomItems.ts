import { useSession } from '@baize/features/session';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { hrefOf, routeAt } from '../routes/paths.ts';

/** What is under the thumb on a phone: home, and log in for visitors. */
export function useBottomItems(): readonly NavigationItem[] {
  const { t } = useLingui();
  const { isLoggedIn } = useSession();
  const here = routeAt(useLocation().pathname)?.entry.name;
  const home = {
    href: hrefOf('home') ?? '/',
    label: t({ id: 'navigation.home', message: 'Home' }),
    icon: 'home' as const,
  };
  const login = hrefOf('login');
  return [
    { ...home, current: here === 'home' },
    ...(isLoggedIn || login === undefined
      ? []
      : [{ href: login, label: t({ id: 'navigation.logIn', message: 'Log in' }), icon: 'user' as const }]),
  ];
}
