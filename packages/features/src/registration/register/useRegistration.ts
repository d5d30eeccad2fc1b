import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFeatures } from '../../app/index.ts';
import { gateOf, useSnapshot } from '../../flow/index.ts';
import type { BotCheckGate } from '../../flow/index.ts';
import { useCaptcha, useGatewayClock } from '../../verification/index.ts';
import type { CaptchaView, PhoneAuth, SmsCodeActor } from '../../verification/index.ts';
import { provideRegistration } from './provideRegistration.ts';
import { offeredMethods, registerConfirmations, registerFields } from './register.rules.ts';
import type {
  RegisterContext,
  RegisterMethod,
  RegisterOutput,
  RegisterPlace,
  RegisterValues,
} from './register.types.ts';

export type Registration = Pick<RegisterContext, 'method' | 'step' | 'refusal' | 'proof'> & {
  /** `busy` from submitting to the answer; `waiting` while the gateway wants no attempt. */
  readonly state: 'closed' | 'entering' | 'busy' | 'waiting' | 'done';
  /** The ways that ask for different fields at this step, each a tab where there are two (D5). */
  readonly methods: readonly RegisterMethod[];
  /** There are two steps (REQ-118). */
  readonly provesNumber: boolean;
  /** What the form asks of its fields now. */
  readonly fields: readonly FieldRule[];
  readonly confirmations: Readonly<Record<string, string>>;
  readonly chooseMethod: (method: RegisterMethod) => void;
  readonly submitNumber: (proof: RegisterContext['proof']) => void;
  readonly submitDetails: (values: RegisterValues) => void;
  /** To the number again. */
  readonly goBack: () => void;
  readonly readRefusal: () => void;
  /** Loads what encrypts a registration; call it when the form is first touched. */
  readonly prepare: () => void;
  readonly captcha: CaptchaView;
  /** A bot check comes first. */
  readonly botCheck: BotCheckGate | undefined;
  /** Shown by `useSmsCode` where a code is asked for. */
  readonly smsCode: SmsCodeActor | undefined;
};

const views = [
  ['closed', 'closed'],
  ['enteringNumber', 'entering'],
  ['enteringDetails', 'entering'],
  ['waiting', 'waiting'],
  ['registered', 'done'],
] as const;

/** A registration by the merchant's rules; `onDone` gets the route it leads to (REQ-137). */
export const useRegistration = ({
  flags,
  rules,
  place,
  phoneAuth,
  onDone,
}: {
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
  readonly place: RegisterPlace;
  /** Proves numbers in the gateway's place. */
  readonly phoneAuth?: PhoneAuth | undefined;
  readonly onDone: (output: RegisterOutput) => void;
}): Registration => {
  const features = useFeatures();
  const now = useGatewayClock();
  const [chart] = useState(() => provideRegistration(features, phoneAuth));
  const actor = useActorRef(chart, { input: { flags, rules, place, now } }, ({ output }) => {
    if (output !== undefined) onDone(output);
  });
  useEffect(() => actor.send({ type: 'opened', flags }), [actor, flags]);
  const snapshot = useSnapshot(actor);
  const { children, context } = snapshot;
  const { method, step, refusal, proof } = context;
  const captcha = useCaptcha(children.captcha);
  const fields = registerFields(context, captcha.answer !== undefined);
  return {
    state: views.find(([state]) => snapshot.matches(state))?.[1] ?? 'busy',
    method,
    step,
    refusal,
    proof,
    methods: offeredMethods(context),
    provesNumber: context.flags.registrationSms,
    fields,
    confirmations: registerConfirmations(fields),
    chooseMethod: (chosen) => actor.send({ type: 'methodChosen', method: chosen }),
    submitNumber: (given) => actor.send({ type: 'numberSubmitted', proof: given }),
    submitDetails: (values) => {
      const answer = captcha.answer === undefined ? {} : { captcha: captcha.answer };
      actor.send({ type: 'detailsSubmitted', values: { ...values, ...answer } });
    },
    goBack: () => actor.send({ type: 'wentBack' }),
    readRefusal: () => actor.send({ type: 'refusalRead' }),
    prepare: () => void features.gateway.prepare(),
    captcha,
    botCheck: gateOf(actor, snapshot.value),
    smsCode: children.smsCode,
  };
};
