import { checkAffiliate as operation } from '@baize/gateway-contract/client/registration/checkAffiliate';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Asks whether an invitation code is an agent's; refused as `invalidInvitation` where it is not (REQ-133, REQ-165). */
export const checkAffiliate = (
  gateway: Gateway,
  { code, domain }: { readonly code: string; readonly domain?: string },
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { query: { code, ...(domain && { domain }) } }, () => null, options);
