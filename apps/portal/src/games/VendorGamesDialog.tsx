import type { CategoryCode } from '@baize/domain/categories';
import { gameListQuery } from '@baize/features/games';
import { useScope } from '@baize/features/session';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Spinner } from '@baize/ui-kit/Spinner';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GameTile } from './GameTile.tsx';
import { VendorGames } from './VendorGamesDialog.styles.ts';

interface VendorGamesDialogProps {
  readonly vendor: string;
  readonly category: CategoryCode;
  readonly title: string;
  readonly onClose: () => void;
}

/** The games of a vendor that opens as a list (REQ-192). */
export function VendorGamesDialog({ vendor, category, title, onClose }: VendorGamesDialogProps) {
  const { t } = useLingui();
  const { data, isError } = useQuery(gameListQuery(useScope(), { category, vendor }));
  const games = data?.games.filter(({ opensList }) => !opensList);
  return (
    <Dialog open onClose={onClose} title={title}>
      {games === undefined && !isError && <Spinner />}
      {(isError || games?.length === 0) && (
        <StatusScreen
          compact
          kind={isError ? 'error' : 'empty'}
          title={
            isError
              ? t({ id: 'games.failed', message: 'The games could not be loaded' })
              : t({ id: 'in_no_data', message: 'Nothing here yet' })
          }
        />
      )}
      <VendorGames>
        {games?.map((game) => (
          <li key={game.id}>
            <GameTile game={game} vendorName={title} />
          </li>
        ))}
      </VendorGames>
    </Dialog>
  );
}
