import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { gateOf } from '../../flow/index.ts';
import type { BotCheckGate } from '../../flow/index.ts';
import { useFeatures } from '../../app/index.ts';
import { useCaptcha, useSecondFactor, useGatewayClock, useSmsCode } from '../../verification/index.ts';
import type { CaptchaView, SecondFactorView, SmsCodeView } from '../../verification/index.ts';
import { LOGIN_DIALING_CODE, loginFields, loginMethod } from './login.rules.ts';
import type { Credentials, LoginEntry, LoginMethod, LoginOutput, LoginRefusal } from './login.types.ts';
import { provideLogin } from './provideLogin.ts';
import { useChangePassword } from './useChangePassword.ts';
import type { ChangePasswordView } from './useChangePassword.ts';

export type Login = {
  /** `busy` from submitting to the next question; `waiting` while the gateway wants no attempt. */
  readonly state: 'entering' | 'busy' | 'waiting' | 'secondFactor' | 'changingPassword' | 'done';
  readonly method: LoginMethod;
  /** What the form asks of its fields now. */
  readonly rules: readonly FieldRule[];
  readonly refusal: LoginRefusal | undefined;
  readonly submit: (credentials: Credentials) => void;
  /** Tells that the form was sent with a fault, of which the header says no more than that (REQ-099). */
  readonly tellFault: () => void;
  /** Tells the form's username when it is left, which decides between password and SMS code (REQ-097). */
  readonly enterUsername: (username: string) => void;
  /** Loads what encrypts a login; call it when the form is first touched, so that submitting does not wait. */
  readonly prepare: () => void;
  readonly startFreePlay: () => void;
  readonly readRefusal: () => void;
  readonly captcha: CaptchaView;
  readonly smsCode: SmsCodeView;
  /** Asks for a code to the mobile number in the username's field; what is none is asked for a password (REQ-103). */
  readonly askCode: (username: string) => void;
  readonly secondFactor: SecondFactorView | undefined;
  readonly changePassword: ChangePasswordView | undefined;
  /** A bot check comes first. */
  readonly botCheck: BotCheckGate | undefined;
};

const views = [
  ['entering', 'entering'],
  ['waiting', 'waiting'],
  ['checkingSecondFactor', 'secondFactor'],
  ['loggedIn', 'done'],
] as const;

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
  const now = useGatewayClock();
  const [chart] = useState(() => provideLogin(features, { os }));
  const actor = useActorRef(chart, { input: { entry, flags, rules, now } }, ({ output }) => {
    if (output !== undefined) onDone(output);
  });
  useEffect(() => actor.send({ type: 'flagsChanged', flags }), [actor, flags]);
  const snapshot = useSelector(actor, (each) => each);
  const { children, context } = snapshot;
  const changePassword = useChangePassword(useSelector(children.admission, (each) => each?.children.changePassword));
  const captcha = useCaptcha(children.captcha);
  const smsCode = useSmsCode(children.smsCode, 'login');
  const { method, refusal } = context;
  const asksCaptcha = captcha.state !== 'hidden' && captcha.answer === undefined;
  const enterUsername = (username: string) => actor.send({ type: 'usernameEntered', username });
  const view = views.find(([state]) => snapshot.matches(state))?.[1];
  return {
    state: changePassword === undefined ? (view ?? 'busy') : 'changingPassword',
    method,
    rules: loginFields({ entry, method, rules, asksCaptcha }),
    refusal,
    submit: (credentials) => {
      actor.send({ type: 'submitted', ...credentials, captcha: captcha.answer ?? credentials.captcha });
    },
    tellFault: () => actor.send({ type: 'formFaulted' }),
    enterUsername,
    prepare: () => void features.gateway.prepare(),
    startFreePlay: () => actor.send({ type: 'freePlayChosen' }),
    readRefusal: () => actor.send({ type: 'refusalRead' }),
    captcha,
    smsCode,
    askCode: (username) => {
      if (loginMethod(username, context.flags) !== 'sms') enterUsername(username);
      else smsCode.ask({ mobileNum: username, countryDialingCode: LOGIN_DIALING_CODE });
    },
    secondFactor: useSecondFactor(children.secondFactor),
    changePassword,
    botCheck: gateOf(actor, snapshot.value),
  };
};
