import type { GatewayError } from '@baize/gateway-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { faultOf, useScope } from '../app/index.ts';
import { launchKeyed, launchMutation } from './launch.mutations.ts';
import type { LaunchRequest } from './launch.rules.ts';

/** How far a launch is: on its way, failed, or open in a frame or a tab of its own. */
export type LaunchView =
  | { readonly kind: 'launching' }
  | { readonly kind: 'failed'; readonly error: GatewayError }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'tab'; readonly url: string };

/** Opens a game once for as long as the caller is on the screen, for one session; `retry` presses again. */
export const useLaunch = (request: LaunchRequest): { readonly view: LaunchView; readonly retry: () => void } => {
  const scope = useScope();
  const cache = useQueryClient().getMutationCache();
  const options = launchMutation(scope, request);
  const { data, error, mutate } = useMutation(options);
  const open = (): void => mutate(launchKeyed(cache, options.mutationKey));
  const openOnArrival = useEffectEvent(open);
  const { ready } = scope;
  useEffect(() => {
    if (!ready) return undefined;
    let left = false;
    // Not at once: a page that leaves again within the same task has launched nothing.
    queueMicrotask(() => {
      if (!left) openOnArrival();
    });
    return () => {
      left = true;
    };
  }, [ready]);
  const fault = faultOf(error);
  if (data !== undefined) return { view: { kind: data.mode, url: data.url }, retry: open };
  return { view: fault === undefined ? { kind: 'launching' } : { kind: 'failed', error: fault }, retry: open };
};
