import { launchChat as operation } from '@baize/gateway-contract/client/support/launchChat';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Opens a live chat with a model; returns its URL (REQ-227). A URL that is not http(s) is malformed. */
export const launchChat = (gateway: Gateway, modelId: string, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { query: { modelId } }, ({ chatUrl }) => chatUrl, options);
