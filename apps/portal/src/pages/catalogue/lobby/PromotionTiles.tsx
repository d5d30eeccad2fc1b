import { usePromotionTiles } from '@baize/features/announcements';
import { Link } from '@baize/ui-kit/Link';
import { useNear } from '@baize/ui-kit/near';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { bannerTarget } from '../../../site/routes/bannerTarget.ts';
import { coverSizes } from '../games/coverSizes.ts';
import { PromotionTileList } from './Lobby.styles.ts';

/** The merchant's first two promotions, each a picture that links to it (REQ-040, REQ-234). */
export function PromotionTiles() {
  const { t } = useLingui();
  const { tiles } = usePromotionTiles();
  if (tiles.length === 0) return null;
  return (
    <PromotionTileList aria-label={t({ id: 'lobby.promotions', message: 'Promotions' })}>
      {tiles.map(({ id, ...tile }) => (
        <PromotionTile key={id} {...tile} />
      ))}
    </PromotionTileList>
  );
}

type PromotionTileProps = Pick<ReturnType<typeof usePromotionTiles>['tiles'][number], 'image' | 'title' | 'to'>;

/** One promotion. Its picture loads, as wide as the tile, when the tile comes near the viewport. */
function PromotionTile({ image, title, to }: PromotionTileProps) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place);
  return (
    <li ref={place}>
      <Link href={bannerTarget(to, 'home', true) ?? '#games'}>
        <img src={near ? image : undefined} srcSet={near ? coverSizes(image) : undefined} sizes="9rem" alt="" />
        <bdi>{title}</bdi>
      </Link>
    </li>
  );
}
