import type { CategoryCode } from '@baize/domain/categories';
import { categoryRoute } from '@baize/domain/routes';
import { useCategoryCounts } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react/macro';
import { hrefOf, routeNamed } from '../../../../site/routes/paths.ts';
import { CategoryShelf } from '../../games/CategoryShelf.tsx';
import { FirstShelfStage } from './FirstShelf.styles.ts';

type RoomShelfProps = {
  readonly category: CategoryCode;
  readonly all: string;
};

/** The games of a category as a room; null when the category has none. */
export function RoomShelf({ category, all }: RoomShelfProps) {
  const { t } = useLingui();
  const counts = useCategoryCounts();
  if (counts !== undefined && !counts.has(category)) return null;
  const page = routeNamed(categoryRoute[category]);
  return (
    <FirstShelfStage>
      <CategoryShelf
        category={category}
        title={t({ id: 'lobby.room', message: 'Lobby' })}
        more={page && { label: all, href: hrefOf(page.name) }}
      />
    </FirstShelfStage>
  );
}
