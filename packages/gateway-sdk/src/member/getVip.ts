import type { ValueOf } from '@baize/gateway-contract/client';
import { getVip as operation } from '@baize/gateway-contract/client/member/getVip';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A member's rank by what was staked in all, in minor units; `next` is none at the highest. */
export type Vip = ValueOf<'getVip'>;

/** The member's rank, and what the next one asks for (REQ-086); amounts in minor units. */
export const getVip = (gateway: Gateway, options?: CallOptions): Answer<Vip> =>
  gateway.call(operation, {}, (wire: ValueOf<'getVip'>) => wire, options);
