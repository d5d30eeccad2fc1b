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
  /** `busy` from submit to the answer; `waiting` while the gateway's rate limit lasts. */
  readonly state: 'closed' | 'entering' | 'busy' | 'waiting' | 'done';
  /** Methods with different fields at this step, shown as tabs if there are two (D5). */
  readonly methods: readonly RegisterMethod[];
  /** True when the mobile number is verified in a step of its own (REQ-118). */
  readonly provesNumber: boolean;
  /** Rules of the fields that the form shows now. */
  readonly fields: readonly FieldRule[];
  readonly confirmations: Readonly<Record<string, string>>;
  readonly chooseMethod: (method: RegisterMethod) => void;
  readonly submitNumber: (proof: RegisterContext['proof']) => void;
  readonly submitDetails: (values: RegisterValues) => void;
  /** Returns to the step of the number. */
  readonly goBack: () => void;
  readonly readRefusal: () => void;
  /** Preloads the encryption of a registration; call it when the form is first touched. */
  readonly prepare: () => void;
  readonly captcha: CaptchaView;
  /** Defined while the gateway requires a bot check. */
  readonly botCheck: BotCheckGate | undefined;
  /** Actor of the SMS code, for `useSmsCode`. */
  readonly smsCode: SmsCodeActor | undefined;
};

const views = [
  ['closed', 'closed'],
  ['enteringNumber', 'entering'],
  ['enteringDetails', 'entering'],
  ['waiting', 'waiting'],
  ['registered', 'done'],
] as const;

/** Registration by the merchant's rules; `onDone` receives the route to open (REQ-137). */
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
  /** External service that verifies numbers in place of the gateway. */
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
