import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFeatures } from '../../app/index.ts';
import type { Credentials, LoginEntry, LoginMethod, LoginOutput } from './login.types.ts';
import type { CaptchaView, LoginRefusal, SmsCodeView } from '../../verification/index.ts';
import { provideLogin } from './provideLogin.ts';
import { useCaptcha, useSmsCode } from '../../verification/index.ts';
import { useChangePassword } from './useChangePassword.ts';
import type { ChangePasswordView } from './useChangePassword.ts';
import { useTwoFactor } from './useTwoFactor.ts';
import type { TwoFactorView } from './useTwoFactor.ts';

export type Login = {
  /** `busy` from submitting to the next question; `waiting` while the gateway wants no attempt. */
  readonly state: 'entering' | 'busy' | 'waiting' | 'secondFactor' | 'changingPassword' | 'done';
  readonly method: LoginMethod;
  readonly refusal: LoginRefusal | undefined;
  readonly submit: (credentials: Credentials) => void;
  /** Tells the form's username when it is left, which decides between password and SMS code (REQ-097). */
  readonly enterUsername: (username: string) => void;
  /** Loads what encrypts a login; call it when the form is first touched, so that submitting does not wait. */
  readonly prepare: () => void;
  readonly startFreePlay: () => void;
  readonly readRefusal: () => void;
  readonly captcha: CaptchaView;
  readonly smsCode: SmsCodeView;
  readonly twoFactor: TwoFactorView | undefined;
  readonly changePassword: ChangePasswordView | undefined;
};

const views = [
  ['entering', 'entering'],
  ['waiting', 'waiting'],
  ['checkingSecondFactor', 'secondFactor'],
  ['changingPassword', 'changingPassword'],
  ['loggedIn', 'done'],
] as const;

const now = () => performance.now();

/** A login from one of its entries; `onDone` gets the route it leads to (REQ-109). */
export const useLogin = ({
  entry,
  flags,
  rules = [],
  os = 'Web',
  onDone,
}: {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  readonly rules?: readonly FieldRule[];
  /** The kind of device, for free play (REQ-116). */
  readonly os?: string;
  readonly onDone: (output: LoginOutput) => void;
}): Login => {
  const features = useFeatures();
  const [chart] = useState(() => provideLogin(features, { now, os }));
  const actor = useActorRef(chart, { input: { entry, flags, rules, now } }, ({ status, output }) => {
    if (status === 'done' && output !== undefined) onDone(output);
  });
  useEffect(() => actor.send({ type: 'flagsChanged', flags }), [actor, flags]);
  const snapshot = useSelector(actor, (each) => each);
  const { twoFactor, changePassword } = snapshot.children;
  const captcha = useCaptcha(snapshot.children.captcha);
  return {
    state: views.find(([state]) => snapshot.matches(state))?.[1] ?? 'busy',
    method: snapshot.context.method,
    refusal: snapshot.context.refusal,
    submit: (credentials) => {
      actor.send({ type: 'submitted', ...credentials, captcha: captcha.answer ?? credentials.captcha });
    },
    enterUsername: (username) => actor.send({ type: 'usernameEntered', username }),
    prepare: () => void features.gateway.prepare(),
    startFreePlay: () => actor.send({ type: 'freePlayChosen' }),
    readRefusal: () => actor.send({ type: 'refusalRead' }),
    captcha,
    smsCode: useSmsCode(snapshot.children.smsCode, now),
    twoFactor: useTwoFactor(twoFactor),
    changePassword: useChangePassword(changePassword),
  };
};
