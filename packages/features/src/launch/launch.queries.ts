import type { CategoryCode, PrizeMode } from '@baize/domain/categories';
import { launchExternalGame, launchGame } from '@baize/gateway-sdk/launch';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { lobbyLaunch } from './launch.rules.ts';

/** Which game to open, through which port, and where its back leads. */
export type LaunchRequest =
  | {
      readonly port: 'external';
      readonly vassalage: string;
      readonly gameCode: string;
      readonly gameType: CategoryCode;
      readonly mode: 'real' | 'demo';
      readonly backUrl: string;
    }
  | {
      readonly port: 'inHouse';
      readonly gameCode: string;
      readonly prizeMode: PrizeMode;
      readonly view: 'betting' | 'lobby';
      readonly backUrl: string;
    };

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
