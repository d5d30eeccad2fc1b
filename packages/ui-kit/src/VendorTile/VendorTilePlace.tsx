import { VendorTileFrame } from './VendorTile.styles.ts';

/** Holds the place of a tile that is on its way. */
export function VendorTilePlace() {
  return <VendorTileFrame data-awaited />;
}
