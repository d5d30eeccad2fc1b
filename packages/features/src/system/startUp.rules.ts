import type { Flags } from '@baize/domain/flags';
import { noFlags } from '@baize/domain/flags';
import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp } from '@baize/gateway-sdk/system';

export type StartUpState = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly startUp: StartUp | undefined;
  /** All off until the gateway has responded (D7). */
  readonly flags: Flags;
  readonly error: GatewayError | undefined;
};

/**
 * State of the configuration. Once loaded, a failed refetch keeps the data; a failure before that is `failed` and shows
 * the retry screen (D6).
 */
export const startUpState = (startUp: StartUp | undefined, error: GatewayError | undefined): StartUpState => {
  if (startUp !== undefined) return { state: 'ready', startUp, flags: startUp.flags, error };
  return { state: error === undefined ? 'loading' : 'failed', startUp: undefined, flags: noFlags, error };
};
