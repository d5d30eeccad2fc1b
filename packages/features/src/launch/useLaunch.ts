import type { GatewayError } from '@baize/gateway-sdk';
import { useQuery } from '@tanstack/react-query';
import { faultOf, useScope } from '../app/index.ts';
import { launchQuery } from './launch.queries.ts';
import type { LaunchRequest } from './launch.rules.ts';

/** How far a launch is: on its way, failed, or open in a frame or a tab of its own. */
export type LaunchView =
  | { readonly kind: 'launching' }
  | { readonly kind: 'failed'; readonly error: GatewayError }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'tab'; readonly url: string };

/** Opens a game as long as the caller is on the screen; `retry` launches it anew. */
export const useLaunch = (request: LaunchRequest): { readonly view: LaunchView; readonly retry: () => void } => {
  const { data, error, isFetching, refetch } = useQuery(launchQuery(useScope(), request));
  const retry = () => void refetch();
  const fault = faultOf(error);
  if (isFetching) return { view: { kind: 'launching' }, retry };
  if (data !== undefined) return { view: { kind: data.mode, url: data.url }, retry };
  return { view: fault === undefined ? { kind: 'launching' } : { kind: 'failed', error: fault }, retry };
};
