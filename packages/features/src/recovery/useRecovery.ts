import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { sendRecoverySms, type MobileRecovery, type RecoveryEmail } from '@baize/gateway-sdk/recovery';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { recoveryLinkAtom, useFeatures, type Features } from '../app/index.ts';
import { useSnapshot } from '../flow/index.ts';
import { useGatewayClock, smsCodeActors, smsCodeMachine, type SmsCodeActor } from '../verification/index.ts';
import { methodsOffered, newPasswordRule, recoveryFields } from './recovery.rules.ts';
import type { RecoveryMethod, RecoveryOutput, RecoveryRefusal } from './recovery.types.ts';
import { recoveryActors } from './recovery.actors.ts';
import { recoveryMachine } from './recovery.machine.ts';

/** Recovery chart and its child, with their effects. */
const provideRecovery = ({ gateway, store }: Pick<Features, 'gateway' | 'store'>) => {
  const smsCode = smsCodeActors((request, options) => sendRecoverySms(gateway, request, options));
  return recoveryMachine.provide({
    actors: { ...recoveryActors(gateway), smsCode: smsCodeMachine.provide({ actors: smsCode }) },
    actions: { forgetLink: () => store.set(recoveryLinkAtom, undefined) },
  });
};

export type Recovery = {
  /** `none`: the merchant offers no method of recovery. */
  readonly step: 'none' | 'form' | 'newPassword' | 'linkExpired' | 'done';
  /** Methods in the order of their tabs; tabs show if there are two (REQ-143). */
  readonly methods: readonly RecoveryMethod[];
  readonly method: RecoveryMethod | undefined;
  readonly chooseMethod: (method: RecoveryMethod) => void;
  /** Field rules of each form: one per method, and that of the link. */
  readonly rules: Readonly<Record<RecoveryMethod | 'newPassword', readonly FieldRule[]>>;
  readonly busy: boolean;
  readonly refusal: RecoveryRefusal | undefined;
  /** Actor of the SMS code, for `useSmsCode`. */
  readonly smsCode: SmsCodeActor | undefined;
  readonly askLink: (form: RecoveryEmail) => void;
  readonly submitCode: (form: MobileRecovery) => void;
  readonly submitPassword: (newPassword: string) => void;
  /** True while the notice must show that an e-mail is on its way. */
  readonly emailSent: boolean;
  readonly readNotice: () => void;
  readonly askNewLink: () => void;
  /** Username and password to log in with, once the password is set (D16). */
  readonly login: RecoveryOutput | undefined;
  /** Preloads the encryption of a password; call it when a form is first touched. */
  readonly prepare: () => void;
};

/** Account recovery, by the merchant's methods or by the link that opened the page. */
export const useRecovery = ({
  flags,
  rules,
}: {
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
}): Recovery => {
  const features = useFeatures();
  const now = useGatewayClock();
  const [chart] = useState(() => provideRecovery(features));
  const [link] = useState(() => features.store.get(recoveryLinkAtom));
  const actor = useActorRef(chart, { input: { flags, link, now } });
  const snapshot = useSnapshot(actor);
  const { context, output, children } = snapshot;
  const methods = methodsOffered(flags);
  const step = () => {
    if (output !== undefined) return 'done';
    if (snapshot.matches('linkExpired')) return 'linkExpired';
    if (context.byLink.token !== '') return 'newPassword';
    return methods.length === 0 ? 'none' : 'form';
  };
  return {
    step: step(),
    methods,
    method: methods.find((each) => each === context.method) ?? methods[0],
    chooseMethod: (method) => actor.send({ type: 'methodChosen', method }),
    rules: {
      mobileNum: recoveryFields('mobileNum', rules),
      email: recoveryFields('email', rules),
      newPassword: [newPasswordRule(rules)],
    },
    busy: !['entering', 'choosingPassword', 'emailSent'].some((state) => snapshot.value === state),
    refusal: context.refusal,
    smsCode: children.smsCode,
    askLink: (email) => actor.send({ type: 'linkAsked', email }),
    submitCode: (mobile) => actor.send({ type: 'codeSubmitted', mobile }),
    submitPassword: (newPassword) => actor.send({ type: 'passwordSubmitted', newPassword }),
    emailSent: snapshot.matches('emailSent'),
    readNotice: () => actor.send({ type: 'noticeRead' }),
    askNewLink: () => actor.send({ type: 'newLinkAsked' }),
    login: output,
    prepare: () => void features.gateway.prepare(),
  };
};
