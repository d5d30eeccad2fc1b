import { categoryRoute } from '@baize/domain/routes';
import { useProviders } from '@baize/features/catalogue';
import { VendorPicture } from '@baize/ui-kit/VendorPicture';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { firstHref } from '../../../site/routes/firstHref.ts';
import { useVendorPictures } from '../list/useVendorPictures.ts';
import { LobbyHeading } from './Lobby.styles.ts';
import { RailTiles } from './Rail.styles.ts';
import { RailEntry } from './RailEntry.tsx';

/** Game providers with their number of games, each a link to its games. */
export function ProviderRow() {
  const { t } = useLingui();
  const id = useId();
  const picturesOf = useVendorPictures();
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <LobbyHeading id={id}>{t({ id: 'lobby.makers', message: 'Game providers' })}</LobbyHeading>
      <RailTiles aria-labelledby={id} data-one-stop>
        {providers.map((provider) => {
          const { vassalage, gameType, name, games: total } = provider;
          return (
            <RailEntry
              key={vassalage}
              href={firstHref([{ route: categoryRoute[gameType], query: { vassalage } }])}
              sign={<VendorPicture name={name} sources={picturesOf(provider)} />}
              name={<bdi translate="no">{name}</bdi>}
              total={total}
            />
          );
        })}
      </RailTiles>
    </section>
  );
}
