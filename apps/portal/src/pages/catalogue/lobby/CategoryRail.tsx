import { categoryOfRoute } from '@baize/domain/routes';
import { useCategoryCounts } from '@baize/features/catalogue';
import { Icon } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { hrefOf, routeNamed } from '../../../site/routes/paths.ts';
import { RailTiles } from './Rail.styles.ts';
import { RailEntry } from './RailEntry.tsx';

/** The categories in the order of the merchant's navigation, each a link with its number of games. */
export function CategoryRail() {
  const { t, i18n } = useLingui();
  const { effective } = useSite();
  const counts = useCategoryCounts();
  if (counts === undefined) return null;
  return (
    <RailTiles aria-label={t({ id: 'lobby.categories', message: 'Categories' })}>
      {effective.navigation.map((name) => {
        const category = categoryOfRoute(name);
        const route = routeNamed(name);
        if (category === undefined || route?.icon === undefined || !counts.has(category)) return null;
        return (
          <RailEntry
            key={name}
            href={hrefOf(route.name)}
            sign={<Icon icon={route.icon} />}
            name={i18n._(route.label)}
            total={counts.get(category)}
          />
        );
      })}
    </RailTiles>
  );
}
