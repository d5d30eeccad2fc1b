import type { GatewayError } from '@baize/gateway-sdk';
import type { Launch } from '@baize/gateway-sdk/launch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { gatewayErrorOf, idempotencyKeyFor, useScope } from '../app/index.ts';
import { launchMutation } from './launch.mutations.ts';
import type { OpenedLaunch } from './launch.mutations.ts';
import { launchAddresses } from './launch.rules.ts';
import type { LaunchOrigins, LaunchRequest } from './launch.rules.ts';

/** View state of a launch: in progress, failed, or open in a frame or a new tab. */
export type LaunchView =
  | { readonly kind: 'launching' }
  | { readonly kind: 'failed'; readonly error: GatewayError }
  /** The gateway returned a URL that the merchant does not allow. */
  | { readonly kind: 'wrongAddress' }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'tab'; readonly url: string };

type Launching = {
  readonly view: LaunchView;
  /** The launch response, from which `usePlayLine` builds the status line. */
  readonly launch: OpenedLaunch | undefined;
  readonly retry: () => void;
  /** Switches to the next launch CDN when the frame does not respond; undefined when none is left. */
  readonly tryNext: (() => void) | undefined;
};

/** Launches a game once per mount; `retry` launches it again. */
export const useLaunch = (request: LaunchRequest, origins: LaunchOrigins): Launching => {
  const scope = useScope();
  const cache = useQueryClient().getMutationCache();
  const options = launchMutation(scope, request);
  const { data, error, mutate } = useMutation(options);
  const open = (): void => mutate(idempotencyKeyFor(cache, options.mutationKey));
  const openOnArrival = useEffectEvent(open);
  const { ready } = scope;
  useEffect(() => {
    if (!ready) return undefined;
    let left = false;
    // Deferred, so that a page that unmounts within the same task launches nothing.
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
  return { view: viewOf(data, url, gatewayErrorOf(error)), launch: data, retry: open, tryNext };
};

const viewOf = (launch: Launch | undefined, url: string | undefined, error: GatewayError | undefined): LaunchView => {
  if (launch !== undefined && url !== undefined) return { kind: launch.mode, url };
  if (launch !== undefined) return { kind: 'wrongAddress' };
  return error === undefined ? { kind: 'launching' } : { kind: 'failed', error };
};
