import type { ReactNode } from 'react';
import { useKitWords } from '../KitWords/index.ts';
import { Link } from '../Link/index.ts';
import { VendorPicture } from '../VendorPicture/index.ts';
import { VendorTileFrame } from './VendorTile.styles.ts';

export type VendorTileProps = {
  name: string;
  /** Addresses of the picture in the order to try. */
  pictures: readonly string[];
  isNew?: boolean | undefined;
  /** A tile that leads nowhere; `until` says in words when it does again. */
  maintenance?: { until?: ReactNode } | undefined;
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

/** A vendor among those of its category, pressed as a whole: a real link where there is an address for it. */
export function VendorTile({ name, pictures, isNew, maintenance, href, onSelect }: VendorTileProps) {
  const words = useKitWords();
  const content = (
    <>
      <VendorPicture name={name} sources={pictures} />
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {maintenance ? (
          <small data-maintenance>
            {words.maintenance} {maintenance.until}
          </small>
        ) : (
          isNew && <small>{words.new}</small>
        )}
      </span>
    </>
  );
  if (maintenance) return <VendorTileFrame data-maintenance>{content}</VendorTileFrame>;
  if (href !== undefined) {
    return (
      <VendorTileFrame as={Link} href={href}>
        {content}
      </VendorTileFrame>
    );
  }
  return (
    <VendorTileFrame as="button" type="button" onClick={onSelect}>
      {content}
    </VendorTileFrame>
  );
}
