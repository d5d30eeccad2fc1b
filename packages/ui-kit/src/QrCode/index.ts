export { QrCodeList } from './QrCode.styles.ts';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
