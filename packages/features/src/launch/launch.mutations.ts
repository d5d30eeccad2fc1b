import { randomKey } from '@baize/gateway-sdk';
import { launchExternalGame, launchGame } from '@baize/gateway-sdk/launch';
import type { Launch } from '@baize/gateway-sdk/launch';
import { mutationOptions } from '@tanstack/react-query';
import type { MutationCache, MutationKey } from '@tanstack/react-query';
import { answered, answerKey, faultOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { answerIsLost, isUnderWay, lobbyLaunch } from './launch.rules.ts';
import type { LaunchRequest } from './launch.rules.ts';

/** The Idempotency-Key of a launch: asked for again with the same one, it is the same launch (D38). */
type Keyed = { readonly idempotencyKey: string };

const ASK_AGAIN_MILLISECONDS = 1000;
const ASK_AGAIN_TIMES = 5;

/** A launch for a frame to open in (D22). One that the gateway still works on is asked for again until it is there. */
export const launchMutation = (scope: Scope, request: LaunchRequest) =>
  mutationOptions<Launch, Error, Keyed>({
    mutationKey: answerKey(scope, { member: true }, 'launch', request),
    mutationFn: (options) => {
      if (request.port === 'inHouse') return answered(launchGame(scope.gateway, lobbyLaunch(request)));
      const { port: _, ...game } = request;
      return answered(launchExternalGame(scope.gateway, game, options));
    },
    retry: (times, error) => isUnderWay(faultOf(error)) && times < ASK_AGAIN_TIMES,
    retryDelay: ASK_AGAIN_MILLISECONDS,
  });

/**
 * The key that a press launches with: that of the same launch where its answer is still awaited or was lost, so that a
 * second press opens no second game; a new one otherwise.
 */
export const launchKeyed = (cache: MutationCache, mutationKey: MutationKey): Keyed => {
  const last = cache.findAll({ mutationKey, exact: true }).at(-1)?.state;
  const unanswered = last?.status === 'pending' || answerIsLost(faultOf(last?.error ?? null));
  const before = unanswered ? (last?.variables as Keyed | undefined) : undefined;
  return before ?? { idempotencyKey: randomKey() };
};
