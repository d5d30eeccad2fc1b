export { VendorTile, type VendorTileProps } from './VendorTile.tsx';
export { VendorTilePlace } from './VendorTilePlace.tsx';
