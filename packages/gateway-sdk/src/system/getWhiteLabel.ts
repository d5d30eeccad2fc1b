import { flagsFromTree } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { getWhiteLabel as operation } from '@baize/gateway-contract/client/system/getWhiteLabel';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The merchant's flags under readable names (REQ-058). */
export const getWhiteLabel = (gateway: Gateway, options?: CallOptions): Answer<Flags> =>
  gateway.call(operation, {}, flagsFromTree, options);
