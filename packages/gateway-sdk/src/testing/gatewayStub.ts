import type { Cipher } from '../cipher/cipher.types.ts';
import { createGateway } from '../createGateway.ts';
import type { Gateway, GatewayOptions } from '../gateway.types.ts';
import * as firstScreens from '../later/firstScreens.ts';
import { stubbedFetch } from './stubbedFetch.ts';
import type { Asked, Stubs } from './stubbedFetch.ts';

export type GatewayStub = Gateway & {
  /** The calls that arrived, in their order. */
  readonly asked: readonly Asked[];
};

/** Seals nothing, so that a test reads what was sent. */
const openCipher: Cipher = { contentType: 'application/jose', seal: async (text) => text };

/**
 * The real client over a gateway that answers as told: what a test says of the wire goes through envelope, checks and
 * normalisers.
 */
export const gatewayStub = (stubs: Stubs = {}, options: Partial<GatewayOptions> = {}): GatewayStub => {
  const asked: Asked[] = [];
  const gateway = createGateway(
    {
      baseUrl: 'https://gateway.test',
      fetch: stubbedFetch(stubs, asked),
      random: () => 0,
      token: () => undefined,
      language: () => 'EN',
      merchant: () => 'LOTUS',
      cipher: openCipher,
      ...options,
    },
    async () => firstScreens,
  );
  return { ...gateway, asked };
};
