import { sendFeedback as operation } from '@baize/gateway-contract/client/support/sendFeedback';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Sends feedback of a player or visitor to the merchant (REQ-167). */
export const sendFeedback = (
  gateway: Gateway,
  { content }: { readonly content: string },
  options?: CallOptions,
): Answer<null> => gateway.call(operation, { body: { content } }, () => null, options);
