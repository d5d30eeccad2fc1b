export { VendorPicture, type VendorPictureProps } from './VendorPicture.tsx';
