import { getHelpCenter as operation } from '@baize/gateway-contract/client/system/getHelpCenter';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { HelpCenter } from './system.types.ts';

/** The help topics in the language of the call, and the length limits of feedback (REQ-159, D25). */
export const getHelpCenter = (gateway: Gateway, options?: CallOptions): Answer<HelpCenter> =>
  gateway.call(operation, {}, (help): HelpCenter => help, options);
