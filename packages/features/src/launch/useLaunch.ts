import type { GatewayError } from '@baize/gateway-sdk';
import type { Launch } from '@baize/gateway-sdk/launch';
import { useQuery } from '@tanstack/react-query';
import { faultOf, useScope } from '../app/index.ts';
import { launchQuery } from './launch.queries.ts';
import type { LaunchRequest } from './launch.queries.ts';

export type LaunchView = {
  readonly state: 'launching' | 'ready' | 'failed';
  readonly launch: Launch | undefined;
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

/** Opens a game as long as the caller is on the screen: where it plays, and in a frame or a tab. */
export const useLaunch = (request: LaunchRequest): LaunchView => {
  const { data, error, isFetching, refetch } = useQuery(launchQuery(useScope(), request));
  const settled = data === undefined ? 'failed' : 'ready';
  return {
    state: isFetching || (data === undefined && error === null) ? 'launching' : settled,
    launch: isFetching ? undefined : data,
    error: faultOf(error),
    retry: () => void refetch(),
  };
};
