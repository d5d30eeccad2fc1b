import { listChatModels as operation } from '@baize/gateway-contract/client/support/listChatModels';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Who answers in the live chat, by the names that the merchant gave them; nobody where there is no chat (REQ-227). */
export const listChatModels = (gateway: Gateway, options?: CallOptions): Answer<readonly string[]> =>
  gateway.call(operation, {}, ({ models }) => models.map(({ modelId }) => modelId), options);
