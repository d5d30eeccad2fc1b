export { createVendor, type VendorOptions } from './createVendor.ts';
export { DEVELOPMENT_SECRET, isSignedBy, signature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './wallet/signature.ts';
