import { randomInt } from 'node:crypto';
import { problem } from './answer.ts';
import type { GatewayContext } from './gateway.types.ts';

const SOONEST_SECONDS = 1;
const LATEST_SECONDS = 4;

/** Refuses a call under overload: 503 with a random `Retry-After` (RFC 9110, 10.2.3), so that retries are spread. */
export const overloaded = (c: GatewayContext) =>
  problem(c, 503, 'overloaded', { retryAfter: randomInt(SOONEST_SECONDS, LATEST_SECONDS + 1) });
