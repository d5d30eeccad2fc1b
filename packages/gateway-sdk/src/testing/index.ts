export { examples } from '@baize/gateway-contract/client/examples';
export { failed, refused, unreachable } from './answers.ts';
export { gatewayStub } from './gatewayStub.ts';
export type { Asked, GatewayStub, Stubs } from './gatewayStub.ts';
