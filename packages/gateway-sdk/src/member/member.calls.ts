import type { ValueOf } from '@baize/gateway-contract/client';
import { getMemberIcon as getMemberIconOperation } from '@baize/gateway-contract/client/member/getMemberIcon';
import { getVip as getVipOperation } from '@baize/gateway-contract/client/member/getVip';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's picture; `url` is undefined when none is chosen. */
export type MemberIcon = { readonly url?: string | undefined };

/** The picture of the logged-in member (REQ-160). */
export const getMemberIcon = (gateway: Gateway, options?: CallOptions): Answer<MemberIcon> =>
  gateway.call(getMemberIconOperation, {}, ({ url }) => ({ url: url || undefined }), options);

/** A member's rank by total stakes, in minor units; `next` is absent at the highest rank. */
export type Vip = ValueOf<'getVip'>;

/** The member's rank, and the requirement of the next one (REQ-086); amounts in minor units. */
export const getVip = (gateway: Gateway, options?: CallOptions): Answer<Vip> =>
  gateway.call(getVipOperation, {}, (wire: ValueOf<'getVip'>) => wire, options);
