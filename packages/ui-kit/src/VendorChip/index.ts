export { VendorChip, type VendorChipProps } from './VendorChip.tsx';
