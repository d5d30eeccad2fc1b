import { checkAffiliate as operation } from '@baize/gateway-contract/client/registration/checkAffiliate';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/**
 * Checks that an invitation code belongs to an agent; refused with `invalidInvitation` otherwise (REQ-133, REQ-165).
 */
export const checkAffiliate = (
  gateway: Gateway,
  { code, domain }: { readonly code: string; readonly domain?: string },
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { query: { code, ...(domain && { domain }) } }, () => null, options);
