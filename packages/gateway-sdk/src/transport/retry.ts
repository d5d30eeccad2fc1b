import type { GatewayError } from '../gatewayError.types.ts';

export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 3000;
const LONGEST_RETRY_AFTER_SECONDS = 5;
const SECOND_MS = 1000;

const isSoon = (seconds = 0): boolean => seconds <= LONGEST_RETRY_AFTER_SECONDS;

const passing = (error: GatewayError): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'http':
      return error.status >= 500 && error.status !== 501 && isSoon(error.retryAfter);
    case 'rateLimited':
      return isSoon(error.retryAfter);
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
 * Delay in milliseconds before retrying a read after failure number `attempt` (from 0); undefined for no retry.
 * Exponential with full jitter, at least Retry-After, at most `LONGEST_RETRY_AFTER_SECONDS`. After a 503 with
 * Retry-After, up to a second of jitter spreads the clients, since all of them got the same whole seconds.
 */
export const retryDelay = (attempt: number, error: GatewayError, random: () => number): number | undefined => {
  if (attempt >= MAX_RETRIES || !passing(error)) return undefined;
  const jittered = random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  if (error.kind === 'rateLimited') return Math.max(jittered, error.retryAfter * SECOND_MS);
  if (error.kind !== 'http' || !error.retryAfter) return jittered;
  return Math.min((error.retryAfter + random()) * SECOND_MS, LONGEST_RETRY_AFTER_SECONDS * SECOND_MS);
};
