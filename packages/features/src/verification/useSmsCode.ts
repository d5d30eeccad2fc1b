import { useEffect, useState } from 'react';
import { gateOf, useSnapshot } from '../flow/index.ts';
import type { BotCheckGate } from '../flow/index.ts';
import type { SmsFlow } from './smsCode.atoms.ts';
import type { SmsCodeActor } from './smsCode.machine.ts';
import { useKeptWait } from './useKeptWait.ts';
import type { SmsCodeRefusal, SmsCodeRequest } from './verification.types.ts';

export type SmsCodeView = {
  /** A code may be asked for in `ready` alone (REQ-103). */
  readonly state: 'ready' | 'sending' | 'counting' | 'resting';
  /** Whole seconds until another code may be asked for; 0 when it may. */
  readonly secondsLeft: number;
  readonly failure: SmsCodeRefusal | undefined;
  readonly ask: (request: SmsCodeRequest) => void;
  readonly readFailure: () => void;
  /** A bot check comes first. */
  readonly botCheck: BotCheckGate | undefined;
};

const states = ['sending', 'counting', 'resting'] as const;
const SECOND_MILLISECONDS = 1000;

/** Whole seconds until a moment of a clock, counted each second. */
export const useSecondsUntil = (end: number | undefined, now: (() => number) | undefined): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (end === undefined || now === undefined) return undefined;
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - now()) / SECOND_MILLISECONDS)));
    tick();
    const timer = setInterval(tick, SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, [end, now]);
  return end === undefined ? 0 : seconds;
};

/** A code by SMS as the form of a flow shows it, with its countdown by the clock of the chart. */
export const useSmsCode = (actor: SmsCodeActor | undefined, flow: SmsFlow): SmsCodeView => {
  const snapshot = useSnapshot(actor);
  const { availableAt, failure, now } = snapshot?.context ?? {};
  useKeptWait(actor, flow, availableAt);
  return {
    state: states.find((state) => snapshot?.matches(state)) ?? 'ready',
    secondsLeft: useSecondsUntil(availableAt, now),
    failure,
    ask: (request) => actor?.send({ type: 'codeAsked', ...request }),
    botCheck: gateOf(actor, snapshot?.value),
    readFailure: () => actor?.send({ type: 'failureRead' }),
  };
};
