import type { ValueOf } from '@baize/gateway-contract/client';
import { getMissionLeaderboard as operation } from '@baize/gateway-contract/client/promotions/getMissionLeaderboard';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Who finished most missions this week, with masked names (REQ-212). */
export const getMissionLeaderboard = (
  gateway: Gateway,
  options?: CallOptions,
): Answer<ValueOf<'getMissionLeaderboard'>> =>
  gateway.call(operation, {}, (wire: ValueOf<'getMissionLeaderboard'>) => wire, options);
