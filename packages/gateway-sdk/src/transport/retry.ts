import type { GatewayError } from '../gatewayError.types.ts';

export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 3000;
const LONGEST_RETRY_AFTER_SECONDS = 5;

const passing = (error: GatewayError): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'http':
      return error.status >= 500 && error.status !== 501;
    case 'rateLimited':
      return error.retryAfter <= LONGEST_RETRY_AFTER_SECONDS;
    case 'aborted':
    case 'malformed':
    case 'business':
    case 'unauthenticated':
    case 'locked':
    case 'maintenance':
    case 'regionRestricted':
      return false;
  }
};

/**
 * Milliseconds until a read is tried again after its `attempt`-th failure (from 0); undefined: not again.
 * Exponential with full jitter, never sooner than Retry-After asks and never longer than a player would wait.
 */
export const retryDelay = (attempt: number, error: GatewayError, random: () => number): number | undefined => {
  if (attempt >= MAX_RETRIES || !passing(error)) return undefined;
  const jittered = random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return error.kind === 'rateLimited' ? Math.max(jittered, error.retryAfter * 1000) : jittered;
};
