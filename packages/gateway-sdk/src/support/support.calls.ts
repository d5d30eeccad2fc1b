import { launchChat as launchChatOperation } from '@baize/gateway-contract/client/support/launchChat';
import { listChatModels as listChatModelsOperation } from '@baize/gateway-contract/client/support/listChatModels';
import { sendFeedback as sendFeedbackOperation } from '@baize/gateway-contract/client/support/sendFeedback';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Opens a live chat with a model; returns its URL (REQ-227). A URL that is not http(s) is malformed. */
export const launchChat = (gateway: Gateway, modelId: string, options?: CallOptions): Answer<string> =>
  gateway.call(launchChatOperation, { query: { modelId } }, ({ chatUrl }) => chatUrl, options);

/** The models of the live chat, by the merchant's names for them; empty when there is no chat (REQ-227). */
export const listChatModels = (gateway: Gateway, options?: CallOptions): Answer<readonly string[]> =>
  gateway.call(listChatModelsOperation, {}, ({ models }) => models.map(({ modelId }) => modelId), options);

/** Sends feedback of a player or visitor to the merchant (REQ-167). */
export const sendFeedback = (
  gateway: Gateway,
  { content }: { readonly content: string },
  options?: CallOptions,
): Answer<null> => gateway.call(sendFeedbackOperation, { body: { content } }, () => null, options);
