import type { Cipher } from '../cipher/cipher.types.ts';
import { createGateway } from '../createGateway.ts';
import type { Gateway, GatewayOptions } from '../gateway.types.ts';
import * as firstScreens from '../lazy/firstScreens.ts';
import { stubbedFetch } from './stubbedFetch.ts';
import type { Asked, Stubs } from './stubbedFetch.ts';

export type GatewayStub = Gateway & {
  /** The calls received, in order. */
  readonly asked: readonly Asked[];
};

/** Encrypts nothing, so that a test can read what was sent. */
const openCipher: Cipher = { contentType: 'application/jose', seal: async (text) => text };

/** The real client with a stubbed `fetch`: stubs in wire format pass through envelope, checks and readers. */
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
