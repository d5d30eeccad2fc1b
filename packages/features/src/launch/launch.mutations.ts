import { launchExternalGame, launchGame } from '@baize/gateway-sdk/launch';
import type { Launch } from '@baize/gateway-sdk/launch';
import { mutationOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, gatewayErrorOf, isStillProcessing } from '../app/index.ts';
import type { Keyed, Scope } from '../app/index.ts';
import { lobbyLaunch } from './launch.rules.ts';
import type { LaunchRequest } from './launch.rules.ts';

const ASK_AGAIN_MILLISECONDS = 1000;
const ASK_AGAIN_TIMES = 5;

/** A launch with the time of its response by the gateway's clock. */
export type OpenedLaunch = Launch & { readonly openedAt: number | undefined };

const askFor = ({ gateway }: Scope, request: LaunchRequest, options: Keyed): Promise<Launch> => {
  if (request.port === 'inHouse') return valueOrThrow(launchGame(gateway, lobbyLaunch(request)));
  const { port: _, ...game } = request;
  return valueOrThrow(launchExternalGame(gateway, game, options));
};

/**
 * Launches a game for a frame (D22). While the gateway still processes the request, it is retried once a second, up to
 * five times.
 */
export const launchMutation = (scope: Scope, request: LaunchRequest) =>
  mutationOptions<OpenedLaunch, Error, Keyed>({
    mutationKey: answerKey(scope, { member: true }, 'launch', request),
    mutationFn: async (options) => ({ ...(await askFor(scope, request, options)), openedAt: scope.gateway.now() }),
    retry: (times, error) => isStillProcessing(gatewayErrorOf(error)) && times < ASK_AGAIN_TIMES,
    retryDelay: ASK_AGAIN_MILLISECONDS,
  });
