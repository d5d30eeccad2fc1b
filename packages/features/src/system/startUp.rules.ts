import type { Flags } from '@baize/domain/flags';
import { noFlags } from '@baize/domain/flags';
import type { GatewayError } from '@baize/gateway-sdk';
import type { StartUp } from '@baize/gateway-sdk/system';

export type StartUpState = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly startUp: StartUp | undefined;
  /** All off until the gateway has answered (D7). */
  readonly flags: Flags;
  readonly error: GatewayError | undefined;
};

/**
 * What is known of the configuration: an answer once read stays, also when reading it again fails; without one a
 * failure is `failed`, which the retry screen shows (D6).
 */
export const startUpState = (startUp: StartUp | undefined, error: GatewayError | undefined): StartUpState => {
  if (startUp !== undefined) return { state: 'ready', startUp, flags: startUp.flags, error };
  return { state: error === undefined ? 'loading' : 'failed', startUp: undefined, flags: noFlags, error };
};
