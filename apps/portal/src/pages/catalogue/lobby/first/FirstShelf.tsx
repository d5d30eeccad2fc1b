import { useSite } from '../../../../site/SiteContext.ts';
import { DrawShelf } from './DrawShelf.tsx';
import { RoomShelf } from './RoomShelf.tsx';
import { TableShelf } from './TableShelf.tsx';

type FirstShelfProps = {
  /** The label of the shelf's link to all its games. */
  readonly all: string;
};

/** The merchant's own first shelf, as its tenant document configures it; null without one. */
export function FirstShelf({ all }: FirstShelfProps) {
  const shelf = useSite().document.home?.firstShelf;
  switch (shelf?.kind) {
    case undefined:
      return null;
    case 'draws':
      return <DrawShelf all={all} />;
    case 'table':
      return <TableShelf vendor={shelf.vassalage} code={shelf.gameCode} />;
    case 'room':
      return <RoomShelf category={shelf.category} all={all} />;
  }
}
