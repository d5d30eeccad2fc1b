import { secondsLeft, useTicker } from '../app/index.ts';
import { gateOf, useSnapshot } from '../flow/index.ts';
import type { BotCheckGate } from '../flow/index.ts';
import type { SmsFlow } from './smsCode.atoms.ts';
import type { SmsCodeActor } from './smsCode.machine.ts';
import { useStoredCountdown } from './useStoredCountdown.ts';
import type { SmsCodeRefusal, SmsCodeRequest } from './verification.types.ts';

export type SmsCodeView = {
  /** A code can be requested in `ready` only (REQ-103). */
  readonly state: 'ready' | 'sending' | 'counting' | 'resting';
  /** Whole seconds until another code can be requested; 0 when it can. */
  readonly secondsLeft: number;
  readonly failure: SmsCodeRefusal | undefined;
  readonly ask: (request: SmsCodeRequest) => void;
  readonly readFailure: () => void;
  /** Defined while the gateway requires a bot check. */
  readonly botCheck: BotCheckGate | undefined;
};

const states = ['sending', 'counting', 'resting'] as const;

/** View of an SMS code for its form, with a countdown by the chart's clock. */
export const useSmsCode = (actor: SmsCodeActor | undefined, flow: SmsFlow): SmsCodeView => {
  const snapshot = useSnapshot(actor);
  const { availableAt, failure, now } = snapshot?.context ?? {};
  useStoredCountdown(actor, flow, availableAt);
  return {
    state: states.find((state) => snapshot?.matches(state)) ?? 'ready',
    secondsLeft: useTicker(availableAt, now, { read: secondsLeft }) ?? 0,
    failure,
    ask: (request) => actor?.send({ type: 'codeAsked', ...request }),
    botCheck: gateOf(actor, snapshot?.value),
    readFailure: () => actor?.send({ type: 'failureRead' }),
  };
};
