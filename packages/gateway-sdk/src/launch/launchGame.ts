import type { ValueOf } from '@baize/gateway-contract/client';
import { launchGame as operation } from '@baize/gateway-contract/client/launch/launchGame';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { InHouseLaunch, Launch } from './launch.types.ts';

/**
 * Launches an in-house lobby, or a game of one (REQ-193, REQ-195). A URL that is neither http(s) nor an absolute path is
 * malformed.
 */
export const launchGame = (gateway: Gateway, game: InHouseLaunch, options?: CallOptions): Answer<Launch> => {
  const usual = { lottoArea: 'VN', launchMode: 'LOTT', device: 'WEB', language: gateway.language() } as const;
  return gateway.call(operation, { query: { ...usual, ...game } }, (wire: ValueOf<'launchGame'>) => wire, options);
};
