import type { GatewayError } from '@baize/gateway-sdk';
import { readMemberEvent } from '@baize/gateway-sdk/events';
import type { Told } from '@baize/gateway-sdk/events';
import { isObject } from '../app/index.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** A stream that lasted as long as this was no failure. */
export const STEADY_MS = 30_000;

/**
 * Milliseconds until a stream is opened again, after so many failures in a row: twice as long each time, half of it by
 * chance, so that a gateway that comes back is not asked by everybody at once.
 */
export const reconnectDelay = (failures: number, random: () => number): number => {
  const most = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  return most / 2 + (random() * most) / 2;
};

/** Whether a gateway that refused a stream may have one later; one that has no events at all never will. */
export const isWorthAnotherTry = (error: GatewayError): boolean => {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    // Somebody on the way has answered: for now, as a page that asks who is there to log in to the network.
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

/** What another tab has heard for the same member; undefined for any other message, as of a tab of another release. */
export const newsOf = (data: unknown, whose: string): Told | undefined => {
  if (!isObject(data) || data['type'] !== 'memberTold' || data['whose'] !== whose) return undefined;
  const { lastEventId } = data;
  return {
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    event: readMemberEvent(data['event']),
  };
};
