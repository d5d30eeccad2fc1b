import { operations, wordless } from '@baize/gateway-contract/client/operations';

/** The operation ids of all calls in the contract. */
export const everyCall: readonly string[] = Object.keys(operations);

/** Calls whose response has no names or sentences: it is the same in every language. */
export const wordlessCalls: ReadonlySet<string> = new Set(wordless);
