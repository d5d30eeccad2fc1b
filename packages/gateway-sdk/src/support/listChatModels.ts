import { listChatModels as operation } from '@baize/gateway-contract/client/support/listChatModels';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The models of the live chat, by the merchant's names for them; empty when there is no chat (REQ-227). */
export const listChatModels = (gateway: Gateway, options?: CallOptions): Answer<readonly string[]> =>
  gateway.call(operation, {}, ({ models }) => models.map(({ modelId }) => modelId), options);
