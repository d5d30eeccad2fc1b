import { Icon, type IconSource } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { FooterTile, FooterTileList } from './FooterTiles.styles.ts';

export type FooterTilesProps = {
  label: string;
  tiles: readonly { href: string; title: string; icon: IconSource; picture?: string | undefined }[];
};

/** Where to go on from the end of a page: a picture, or an icon where there is none, with a name beside it. */
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
