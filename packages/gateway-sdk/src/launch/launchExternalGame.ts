import type { ValueOf } from '@baize/gateway-contract/client';
import { launchExternalGame as operation } from '@baize/gateway-contract/client/launch/launchExternalGame';
import type { Answer, Gateway, MoneyCallOptions } from '../gateway.types.ts';
import type { ExternalLaunch, Launch } from './launch.types.ts';

/** Launches a vendor's game (REQ-193). A URL that is neither http(s) nor an absolute path is malformed. */
export const launchExternalGame = (
  gateway: Gateway,
  game: ExternalLaunch,
  options?: MoneyCallOptions,
): Answer<Launch> => {
  const body = { ...game, language: gateway.language(), device: 'WEB' } as const;
  return gateway.call(operation, { body }, (wire: ValueOf<'launchExternalGame'>) => wire, options);
};
