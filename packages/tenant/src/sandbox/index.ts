export { sandboxSchema } from '../schema/sandboxSchema.ts';
export type { Sandbox } from '../schema/sandboxSchema.ts';
export { loadMerchants } from './loadMerchants.ts';
export type { Merchant } from './loadMerchants.ts';
export { loadSandbox } from './loadSandbox.ts';
export { looks } from './looks.ts';
export { registrationFields } from './registrationFields.ts';
export { vendorCodes } from './vendorCodes.ts';
