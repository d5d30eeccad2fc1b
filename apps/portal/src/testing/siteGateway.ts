import { examples, stubbedFetch, type Stubs } from '@baize/gateway-sdk/testing';

/** The start-up answer of a merchant with these flags, given by the gateway's codes. */
export const startUpWith = (...flags: readonly string[]) => ({
  ...examples.getStartUp,
  register: [],
  whitelabel: flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
});

/** A gateway that answers every call with the contract's example, except for those in `stubs`. */
export const gatewaySaying = (stubs: Stubs): typeof fetch => stubbedFetch({ ...examples, ...stubs });
