export { createVendor, type VendorOptions } from './createVendor.ts';
export { isSignedBy, signature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './wallet/signature.ts';
