import { getMemberIcon as operation } from '@baize/gateway-contract/client/member/getMemberIcon';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The member's picture; no url, none chosen. */
export type MemberIcon = { readonly url?: string | undefined };

/** The picture of whoever is logged in (REQ-160). */
export const getMemberIcon = (gateway: Gateway, options?: CallOptions): Answer<MemberIcon> =>
  gateway.call(operation, {}, ({ url }) => ({ url: url || undefined }), options);
