import type { GatewayError } from '@baize/gateway-sdk';
import type { Launch } from '@baize/gateway-sdk/launch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { faultOf, keyedAs, useScope } from '../app/index.ts';
import { launchMutation } from './launch.mutations.ts';
import type { OpenedLaunch } from './launch.mutations.ts';
import { launchAddresses } from './launch.rules.ts';
import type { LaunchOrigins, LaunchRequest } from './launch.rules.ts';

/** How far a launch is: on its way, failed, or open in a frame or a tab of its own. */
export type LaunchView =
  | { readonly kind: 'launching' }
  | { readonly kind: 'failed'; readonly error: GatewayError }
  /** The game was launched at an address that the merchant does not let in. */
  | { readonly kind: 'wrongAddress' }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'tab'; readonly url: string };

type Launching = {
  readonly view: LaunchView;
  /** What was launched: its line is asked for with it (`usePlayLine`). */
  readonly launch: OpenedLaunch | undefined;
  readonly retry: () => void;
  /** Goes on to the next launch CDN, where the frame is silent on this one; undefined when there is no other. */
  readonly tryNext: (() => void) | undefined;
};

/** Opens a game once for as long as the caller is on the screen, for one session; `retry` presses again. */
export const useLaunch = (request: LaunchRequest, origins: LaunchOrigins): Launching => {
  const scope = useScope();
  const cache = useQueryClient().getMutationCache();
  const options = launchMutation(scope, request);
  const { data, error, mutate } = useMutation(options);
  const open = (): void => mutate(keyedAs(cache, options.mutationKey));
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
  const [silent, setSilent] = useState<readonly string[]>([]);
  const addresses = data === undefined ? [] : launchAddresses(data.url, origins);
  const [url, ...others] = addresses.filter((address) => !silent.includes(address));
  const tryNext = url !== undefined && others.length > 0 ? () => setSilent([...silent, url]) : undefined;
  return { view: viewOf(data, url, faultOf(error)), launch: data, retry: open, tryNext };
};

const viewOf = (launch: Launch | undefined, url: string | undefined, fault: GatewayError | undefined): LaunchView => {
  if (launch !== undefined && url !== undefined) return { kind: launch.mode, url };
  if (launch !== undefined) return { kind: 'wrongAddress' };
  return fault === undefined ? { kind: 'launching' } : { kind: 'failed', error: fault };
};
