import { operations } from '@baize/gateway-contract/client';

/** The operation ids of all calls in the contract. */
export const everyCall: readonly string[] = Object.keys(operations);
