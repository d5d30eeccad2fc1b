export { artVersion } from './artVersion.ts';
export { bannerLooks, drawBanner } from './banners/drawBanner.ts';
export { drawBitmap } from './bitmaps/drawBitmap.ts';
export { drawGameCover } from './covers/cover.ts';
export { drawDefaultIcon } from './covers/defaultIcon.ts';
export { chooseMotif } from './covers/motifChoice.ts';
export { flagOf } from './flags/flagOf.ts';
export { drawMemberPicture, MEMBER_PICTURES } from './members/memberPicture.ts';
export { drawVendorIcon } from './vendors/vendorIcon.ts';
