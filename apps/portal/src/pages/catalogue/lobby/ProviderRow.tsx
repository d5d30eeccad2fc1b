import { categoryRoute } from '@baize/domain/routes';
import { useProviders } from '@baize/features/catalogue';
import { Link } from '@baize/ui-kit/Link';
import { VendorPicture } from '@baize/ui-kit/VendorPicture';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { firstHref } from '../../../routes/firstHref.ts';
import { useVendorPictures } from '../list/useVendorPictures.ts';
import { LobbyHeading } from './Lobby.styles.ts';
import { RailTile, RailTiles } from './Rail.styles.ts';

/** Who makes the games, with how many each has: a way to the games of each. */
export function ProviderRow() {
  const { t } = useLingui();
  const id = useId();
  const picturesOf = useVendorPictures();
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <LobbyHeading id={id}>{t({ id: 'lobby.makers', message: 'Who makes the games' })}</LobbyHeading>
      <RailTiles aria-labelledby={id} data-one-stop>
        {providers.map((provider) => {
          const { vassalage, gameType, name, games: total } = provider;
          return (
            <li key={vassalage}>
              <RailTile as={Link} href={firstHref([{ route: categoryRoute[gameType], query: { vassalage } }])}>
                <VendorPicture name={name} sources={picturesOf(provider)} />
                <span>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
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
    </section>
  );
}
