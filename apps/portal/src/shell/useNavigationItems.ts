import { categoryOfRoute, type RouteName } from '@baize/domain/routes';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react';
import { hrefOf, placeOf, routeNamed } from '../routes/paths.ts';
import { usePlace } from '../routes/Place.ts';
import { useAdmission } from '../routes/useAdmission.ts';

/**
 * Links to the pages of these names, as their rows call them: those that this release has (D44) and that are there for
 * whoever is here, as soon as that is known.
 */
export function useNavigationItems(names: readonly RouteName[]): readonly NavigationItem[] {
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
}
