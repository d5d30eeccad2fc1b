import type { BodyOf } from '@baize/gateway-contract/client';
import { answerBotCheck as operation } from '@baize/gateway-contract/client/verification/answerBotCheck';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

export type BotCheckAnswer = BodyOf<'answerBotCheck'>;

/** Submits the solution of a bot check; returns the pass to send with the refused call. */
export const answerBotCheck = (gateway: Gateway, answer: BotCheckAnswer, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { body: answer }, ({ pass }) => pass, options);
