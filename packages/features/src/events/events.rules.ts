import type { GatewayError } from '@baize/gateway-sdk';
import { readMemberEvent } from '@baize/gateway-sdk/events';
import type { ReceivedEvent } from '@baize/gateway-sdk/events';
import { isObject } from '../app/index.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** A stream that stayed open this long resets the failure count. */
export const STEADY_MS = 30_000;

/** Longest Retry-After that is waited for: a gateway's mistake must not end the events for the day. */
const LONGEST_RETRY_AFTER_SECONDS = 3600;

const retryAfterOf = (error: GatewayError | undefined): number =>
  error !== undefined && 'retryAfter' in error ? Math.min(error.retryAfter ?? 0, LONGEST_RETRY_AFTER_SECONDS) : 0;

/**
 * Reconnect delay in milliseconds after `failures` failures in a row, the last one with `error`: exponential, half of it
 * random, so that clients do not all return to a recovering gateway at once; in any case after its Retry-After.
 */
export const reconnectDelay = (failures: number, random: () => number, error?: GatewayError): number => {
  const most = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return retryAfterOf(error) * 1000 + most / 2 + (random() * most) / 2;
};

/** True when a refused stream may succeed later; false when the gateway offers no events at all. */
export const mayReconnect = (error: GatewayError): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    // A response from something in between, such as a captive portal: worth another try.
    case 'malformed':
    case 'rateLimited':
    case 'locked':
    case 'maintenance':
    case 'regionRestricted':
      return true;
    case 'http':
      return error.status >= 500 && error.status !== 501;
    case 'aborted':
    case 'business':
    case 'unauthenticated':
      return false;
  }
};

/**
 * Parses a message from another tab; undefined when it is another member's, or unknown (a tab may run another release).
 */
export const newsOf = (data: unknown, whose: string): ReceivedEvent | undefined => {
  if (!isObject(data) || data['type'] !== 'memberTold' || data['whose'] !== whose) return undefined;
  const { lastEventId } = data;
  return {
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    event: readMemberEvent(data['event']),
  };
};
