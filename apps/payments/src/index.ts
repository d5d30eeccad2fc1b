export { createPayments, type PaymentsOptions } from './createPayments.ts';
export { isSigned, signature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './signature/signature.ts';
