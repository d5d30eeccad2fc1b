import { getHelpCenter as operation } from '@baize/gateway-contract/client/system/getHelpCenter';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { HelpTopic } from './system.types.ts';

/** The help topics in the language of the call (REQ-159). */
export const getHelpCenter = (gateway: Gateway, options?: CallOptions): Answer<readonly HelpTopic[]> =>
  gateway.call(operation, {}, ({ topics }): readonly HelpTopic[] => topics, options);
