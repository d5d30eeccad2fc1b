import type { CategoryCode } from '@baize/domain/categories';
import { useHomeShelf } from '@baize/features/games';
import { Button } from '@baize/ui-kit/Button';
import { GameShelf } from '@baize/ui-kit/GameShelf';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { VendorChip } from '@baize/ui-kit/VendorChip';
import { useLingui } from '@lingui/react/macro';
import { GameTile } from './GameTile.tsx';

interface CategoryShelfProps {
  readonly category: CategoryCode;
  readonly title: string;
}

/** One category: its vendors, and games that are played from here. */
export function CategoryShelf({ category, title }: CategoryShelfProps) {
  const { t } = useLingui();
  const shelf = useHomeShelf(category);
  const names = new Map(shelf.vendors.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return (
    <GameShelf
      title={title}
      loading={shelf.state === 'loading'}
      vendors={shelf.vendors.map(({ vassalage, displayName, smallIcon, isNew, status }) => (
        <VendorChip
          key={vassalage}
          name={displayName}
          icon={smallIcon}
          selected={shelf.vendor === vassalage}
          onSelect={() => shelf.chooseVendor(shelf.vendor === vassalage ? undefined : vassalage)}
          badge={status === 'maintenance' ? 'maintenance' : isNew ? 'new' : undefined}
        />
      ))}
      notice={
        shelf.state === 'empty' ? (
          <StatusScreen compact kind="empty" title={t({ id: 'in_no_data', message: 'Nothing here yet' })} />
        ) : shelf.state === 'failed' ? (
          <StatusScreen
            compact
            kind="error"
            title={t({ id: 'games.failed', message: 'The games could not be loaded' })}
            action={
              <Button icon="refresh" onClick={shelf.retry}>
                {t({ id: 'system.retry.action', message: 'Try again' })}
              </Button>
            }
          />
        ) : undefined
      }
    >
      {shelf.games.map((game) => (
        <GameTile key={game.id} game={game} vendorName={names.get(game.vendor) ?? game.vendor} />
      ))}
    </GameShelf>
  );
}
