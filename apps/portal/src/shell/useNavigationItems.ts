import type { RouteName } from '@baize/domain/routes';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useSite } from '../app/SiteContext.ts';
import { hrefOf, routeAt } from '../routes/paths.ts';

type Sign = Pick<NavigationItem, 'label' | 'icon'>;

/** Where the merchant's navigation leads: its own list, less what this release has no page for (D44). */
export function useNavigationItems(): readonly NavigationItem[] {
  const { t } = useLingui();
  const { document: tenant } = useSite();
  const here = routeAt(useLocation().pathname)?.entry.name;
  const signs: Partial<Record<RouteName, Sign>> = {
    home: { label: t({ id: 'navigation.home', message: 'Home' }), icon: 'home' },
    login: { label: t({ id: 'navigation.logIn', message: 'Log in' }), icon: 'user' },
  };
  return tenant.navigation.flatMap((name) => {
    const sign = signs[name];
    const href = hrefOf(name);
    return sign === undefined || href === undefined ? [] : [{ ...sign, href, current: name === here }];
  });
}
