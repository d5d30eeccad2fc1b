import { categoryOfRoute } from '@baize/domain/routes';
import { useCategoryCounts } from '@baize/features/catalogue';
import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../app/SiteContext.ts';
import { hrefOf, routeNamed } from '../../../routes/paths.ts';
import { RailTile, RailTiles } from './Rail.styles.ts';

/** The categories in the order of the merchant's navigation, each a way to its page, with how many games it has. */
export function CategoryRail() {
  const { t, i18n } = useLingui();
  const { effective } = useSite();
  const counts = useCategoryCounts();
  if (counts === undefined) return null;
  return (
    <RailTiles aria-label={t({ id: 'lobby.categories', message: 'Categories' })} data-one-stop>
      {effective.navigation.map((name) => {
        const category = categoryOfRoute(name);
        const route = routeNamed(name);
        if (category === undefined || route?.icon === undefined || !counts.has(category)) return null;
        const total = counts.get(category);
        return (
          <li key={name}>
            <RailTile as={Link} href={hrefOf(route.name)}>
              <Icon icon={route.icon} />
              <span>
                <strong>{i18n._(route.label)}</strong>
                {total !== undefined && (
                  <small>
                    {t({
                      id: 'games.count',
                      message: plural(total, { one: `${total} game`, other: `${total} games` }),
                    })}
                  </small>
                )}
              </span>
            </RailTile>
          </li>
        );
      })}
    </RailTiles>
  );
}
