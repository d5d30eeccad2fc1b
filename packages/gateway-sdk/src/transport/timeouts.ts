import type { OperationId } from './calls.types.ts';

const TIMEOUT_MS = 10_000;

/** Calls that wait for a vendor or for hashing may take longer. */
const longer: Partial<Record<OperationId, number>> = {
  logIn: 15_000,
  launchExternalGame: 20_000,
  launchGame: 20_000,
};

/** How long one attempt of a call may take, in milliseconds. */
export const timeoutOf = (operation: OperationId): number => longer[operation] ?? TIMEOUT_MS;
