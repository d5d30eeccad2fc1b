export { chooseCdn } from './cdn/chooseCdn.ts';
export { cdnAddresses, imageSources, nextSource } from './cdn/imageSources.ts';
export type { Cipher, PublicKey, Seal } from './cipher/cipher.types.ts';
export { createGateway } from './createGateway.ts';
export type { Answer, CallOptions, Gateway, GatewayOptions, MoneyCallOptions } from './gateway.types.ts';
export type { GatewayError, GatewayErrorKind } from './gatewayError.types.ts';
export { randomKey } from './randomKey.ts';
export type { Result } from './result.ts';
export type { RefusalCodeOf as RefusalCode } from '@baize/gateway-contract/client';
