import { launchChat as operation } from '@baize/gateway-contract/client/support/launchChat';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Opens the live chat of a model: the address it is held at (REQ-227). Only web addresses are opened: any other is malformed. */
export const launchChat = (gateway: Gateway, modelId: string, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { query: { modelId } }, ({ chatUrl }) => chatUrl, options);
