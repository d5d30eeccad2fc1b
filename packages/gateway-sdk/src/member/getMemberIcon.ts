import { getMemberIcon as operation } from '@baize/gateway-contract/client/member/getMemberIcon';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's picture; `url` is undefined when none is chosen. */
export type MemberIcon = { readonly url?: string | undefined };

/** The picture of the logged-in member (REQ-160). */
export const getMemberIcon = (gateway: Gateway, options?: CallOptions): Answer<MemberIcon> =>
  gateway.call(operation, {}, ({ url }) => ({ url: url || undefined }), options);
