import { useSite } from '../../../../app/SiteContext.ts';
import { DrawShelf } from './DrawShelf.tsx';
import { RoomShelf } from './RoomShelf.tsx';
import { TableShelf } from './TableShelf.tsx';

interface FirstShelfProps {
  /** The words of a shelf's link to all that it has. */
  readonly all: string;
}

/** The shelf that is the merchant's own, as its tenant document says; nothing where it says none. */
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
