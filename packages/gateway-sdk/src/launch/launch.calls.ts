import type { ValueOf } from '@baize/gateway-contract/client';
import { getPlaySession as getPlaySessionOperation } from '@baize/gateway-contract/client/launch/getPlaySession';
import { launchExternalGame as launchExternalGameOperation } from '@baize/gateway-contract/client/launch/launchExternalGame';
import { launchGame as launchGameOperation } from '@baize/gateway-contract/client/launch/launchGame';
import type { Answer, CallOptions, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { PlaySession, ExternalLaunch, Launch, InHouseLaunch } from './launch.types.ts';

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
): Answer<PlaySession> => gateway.call(getPlaySessionOperation, { query: { sessionId } }, readSession, options);

/** Launches a vendor's game (REQ-193). A URL that is neither http(s) nor an absolute path is malformed. */
export const launchExternalGame = (
  gateway: Gateway,
  game: ExternalLaunch,
  options?: MoneyCallOptions,
): Answer<Launch> => {
  const body = { ...game, language: gateway.language(), device: 'WEB' } as const;
  return gateway.call(launchExternalGameOperation, { body }, (wire: ValueOf<'launchExternalGame'>) => wire, options);
};

/**
 * Launches an in-house lobby, or a game of one (REQ-193, REQ-195). A URL that is neither http(s) nor an absolute path is
 * malformed.
 */
export const launchGame = (gateway: Gateway, game: InHouseLaunch, options?: CallOptions): Answer<Launch> => {
  const usual = { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', language: gateway.language() } as const;
  return gateway.call(
    launchGameOperation,
    { query: { ...usual, ...game } },
    (wire: ValueOf<'launchGame'>) => wire,
    options,
  );
};
