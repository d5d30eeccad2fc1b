import { launchExternalGame, launchGame } from '@baize/gateway-sdk/launch';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { lobbyLaunch } from './launch.rules.ts';
import type { LaunchRequest } from './launch.rules.ts';

/**
 * Where a game plays (D22). One launch for each frame that opens: nothing asks again behind the player's back, and
 * nothing is kept once the frame has closed.
 */
export const launchQuery = (scope: Scope, request: LaunchRequest) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'launch', request),
    queryFn: ({ signal }) => {
      const { gateway } = scope;
      if (request.port === 'inHouse') {
        return answered(launchGame(gateway, lobbyLaunch(request), { signal }));
      }
      const { port: _, ...game } = request;
      return answered(launchExternalGame(gateway, game, { signal }));
    },
    enabled: scope.ready,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
