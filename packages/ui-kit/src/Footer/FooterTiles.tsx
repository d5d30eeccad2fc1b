import { Icon, type IconSource } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { FooterTile, FooterTileList } from './FooterTiles.styles.ts';

export type FooterTilesProps = {
  label: string;
  tiles: readonly { href: string; title: string; icon: IconSource; picture?: string | undefined }[];
};

/** Links at the end of a page as tiles: a title with a picture or, without one, an icon. */
export function FooterTiles({ label, tiles }: FooterTilesProps) {
  return (
    <FooterTileList aria-label={label}>
      {tiles.map(({ href, title, icon, picture }) => (
        <li key={`${title} ${href}`}>
          <FooterTile as={Link} href={href}>
            <span>{title}</span>
            {picture === undefined ? <Icon icon={icon} /> : <img src={picture} alt="" loading="lazy" />}
          </FooterTile>
        </li>
      ))}
    </FooterTileList>
  );
}
