export { artVersion } from './artVersion.ts';
export { drawBitmap } from './bitmaps/drawBitmap.ts';
export { drawGameCover } from './covers/cover.ts';
export { drawDefaultIcon } from './covers/defaultIcon.ts';
export { chooseMotif } from './covers/motifChoice.ts';
export { drawFlag } from './flags/flag.ts';
export { drawVendorIcon } from './vendors/vendorIcon.ts';
