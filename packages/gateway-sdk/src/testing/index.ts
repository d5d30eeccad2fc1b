export { examples } from '@baize/gateway-contract/client/examples';
export { failed, refused, unreachable } from './answers.ts';
export { everyCall, wordlessCalls } from './everyCall.ts';
export { gatewayStub } from './gatewayStub.ts';
export type { GatewayStub } from './gatewayStub.ts';
export { liveEvents } from './liveEvents.ts';
export { stubbedFetch } from './stubbedFetch.ts';
export type { Asked, Stubs } from './stubbedFetch.ts';
