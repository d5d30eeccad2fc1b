import type { ValueOf } from '@baize/gateway-contract/client';
import { getPlaySession as operation } from '@baize/gateway-contract/client/launch/getPlaySession';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PlaySession } from './launch.types.ts';

const readSession = ({ startedAt, ...wire }: ValueOf<'getPlaySession'>): PlaySession => {
  const moment = Date.parse(startedAt);
  return { ...wire, startedAt: Number.isNaN(moment) ? undefined : moment };
};

/**
 * Start and net result of a game launched with real money. A net that is not a whole number of minor units is
 * malformed.
 */
export const getPlaySession = (
  gateway: Gateway,
  { sessionId }: { readonly sessionId: string },
  options?: CallOptions,
): Answer<PlaySession> => gateway.call(operation, { query: { sessionId } }, readSession, options);
