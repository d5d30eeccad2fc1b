import { examples, stubbedFetch, type Stubs } from '@baize/gateway-sdk/testing';

/** A merchant's flags, by their codes at the gateway. */
export const startUpWith = (...flags: readonly string[]) => ({
  ...examples.getStartUp,
  register: [],
  whitelabel: flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
});

/** A gateway that answers every call as the contract's own examples do, unless it is told otherwise. */
export const gatewaySaying = (stubs: Stubs): typeof fetch => stubbedFetch({ ...examples, ...stubs });
