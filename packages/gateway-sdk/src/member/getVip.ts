import type { ValueOf } from '@baize/gateway-contract/client';
import { getVip as operation } from '@baize/gateway-contract/client/member/getVip';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A member's rank by total stakes, in minor units; `next` is absent at the highest rank. */
export type Vip = ValueOf<'getVip'>;

/** The member's rank, and the requirement of the next one (REQ-086); amounts in minor units. */
export const getVip = (gateway: Gateway, options?: CallOptions): Answer<Vip> =>
  gateway.call(operation, {}, (wire: ValueOf<'getVip'>) => wire, options);
