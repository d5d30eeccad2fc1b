import { usePromotionTiles } from '@baize/features/announcements';
import { Link } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { bannerTarget } from '../../../routes/bannerTarget.ts';
import { PromotionTileList } from './Lobby.styles.ts';

/** The merchant's first two promotions, each a picture that leads to it (REQ-040, REQ-234). */
export function PromotionTiles() {
  const { t } = useLingui();
  const { tiles } = usePromotionTiles();
  if (tiles.length === 0) return null;
  return (
    <PromotionTileList aria-label={t({ id: 'lobby.promotions', message: 'Promotions' })}>
      {tiles.map(({ id, image, title, to }) => (
        <li key={id}>
          <Link href={bannerTarget(to, 'home', true) ?? '#games'}>
            <img src={image} alt="" loading="lazy" />
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </PromotionTileList>
  );
}
