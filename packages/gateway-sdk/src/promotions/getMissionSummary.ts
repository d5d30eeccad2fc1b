import type { ValueOf } from '@baize/gateway-contract/client';
import { getMissionSummary as operation } from '@baize/gateway-contract/client/promotions/getMissionSummary';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's missions with progress (REQ-212). */
export const getMissionSummary = (gateway: Gateway, options?: CallOptions): Answer<ValueOf<'getMissionSummary'>> =>
  gateway.call(operation, {}, (wire: ValueOf<'getMissionSummary'>) => wire, options);
