import { operations } from '@baize/gateway-contract/client';

/** The names of all calls of the contract. */
export const everyCall: readonly string[] = Object.keys(operations);
