import { categoryOfRoute, type RouteName } from '@baize/domain/routes';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react';
import { hrefOf, placeOf, routeNamed } from '../site/routes/paths.ts';
import { usePlace } from '../site/routes/Place.ts';
import { useAdmission } from '../site/routes/useAdmission.ts';

/**
 * Links to pages by name, with the labels of their routes. Left out are pages without an icon, pages that this release
 * lacks (D44), and pages that the visitor may not see, or of which that is not known yet.
 */
export const useNavigationItems = (names: readonly RouteName[]): readonly NavigationItem[] => {
  const { i18n } = useLingui();
  const admits = useAdmission();
  const here = placeOf(usePlace().pathname);
  return names.flatMap((name) => {
    const route = routeNamed(name);
    if (route?.icon === undefined) return [];
    const admitted = admits(route.access);
    if (admitted === 'hidden' || admitted === 'unknown') return [];
    return [
      {
        href: hrefOf(route.name),
        label: i18n._(route.label),
        icon: route.icon,
        current: name === here,
        panel: categoryOfRoute(name) !== undefined,
      },
    ];
  });
};
