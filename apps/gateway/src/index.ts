export { createGateway } from './app/createGateway.ts';
export type { Gateway, GatewayOptions } from './app/createGateway.ts';
export type { Conditions, SandboxMerchant } from './merchants/merchants.types.ts';
