import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { useActorRef } from '@xstate/react';
import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useFeatures } from '../../app/index.ts';
import { gateOf, useSnapshot, type BotCheckGate } from '../../flow/index.ts';
import {
  useCaptcha,
  useGatewayClock,
  type CaptchaView,
  type SecondFactorActor,
  type SmsCodeActor,
  type SmsCodeRequest,
} from '../../verification/index.ts';
import { passwordChangeInLoginAtom } from '../leftPassword.atoms.ts';
import type { ChangePasswordActor } from './changePassword.machine.ts';
import { codeDestination, LOGIN_DIALING_CODE, loginFields, loginMethod, withMethod } from './login.rules.ts';
import type {
  Credentials,
  LoginEntry,
  LoginMethod,
  LoginOutput,
  LoginRefusal,
  LoginSuccess,
  PasskeyLogin,
} from './login.types.ts';
import { provideLogin } from './provideLogin.ts';

/** Keeps the shell from asking for a new password while a login form admits the member, who may be asked by the form. */
const useHoldPasswordChange = (isAdmitting: boolean): void => {
  const hold = useSetAtom(passwordChangeInLoginAtom);
  useEffect(() => {
    if (!isAdmitting) return undefined;
    hold(true);
    return () => hold(false);
  }, [isAdmitting, hold]);
};

export type Login = {
  /** `busy` from submit until the next form shows; `waiting` while the gateway's rate limit lasts. */
  readonly state: 'entering' | 'busy' | 'waiting' | 'secondFactor' | 'changingPassword' | 'done';
  readonly method: LoginMethod;
  /** Rules of the fields that the form shows now. */
  readonly rules: readonly FieldRule[];
  readonly refusal: LoginRefusal | undefined;
  readonly submit: (credentials: Credentials) => void;
  /** Reports a submit with an invalid field; the header shows one message for any of them (REQ-099). */
  readonly submitInvalid: () => void;
  /** Takes the username on blur and chooses between password and SMS code (REQ-097). */
  readonly enterUsername: (username: string) => void;
  /** Takes the username on each keystroke; the field below switches as soon as it is a mobile number. */
  readonly typeUsername: (username: string) => void;
  /** Number that a code is sent to, grouped for reading; undefined unless the method is `sms`. */
  readonly codeTo: string | undefined;
  /** True when the player chose the password for a number that could log in by code. */
  readonly passwordChosen: boolean;
  /** Preloads the encryption of a login; call it when the form is first touched, so that submitting does not wait. */
  readonly prepare: () => void;
  readonly startFreePlay: () => void;
  /** Switches to an authenticator app's code in the password's place, or back (D20). */
  readonly chooseMethod: (method: LoginMethod) => void;
  /** Logs in by a passkey in place of the form. */
  readonly choosePasskey: (logIn: PasskeyLogin) => void;
  readonly readRefusal: () => void;
  readonly captcha: CaptchaView;
  /** Actor of the SMS code, for `useSmsCode`. */
  readonly smsCode: SmsCodeActor | undefined;
  /** Returns the SMS request for a mobile number; otherwise undefined, and the form shows the password (REQ-103). */
  readonly codeRequest: (username: string) => SmsCodeRequest | undefined;
  /** Defined while a second factor is required, for `useSecondFactor`. */
  readonly secondFactor: SecondFactorActor<LoginSuccess> | undefined;
  /** Defined while a new password is required, for `useChangePassword`. */
  readonly changePassword: ChangePasswordActor | undefined;
  /** Defined while the gateway requires a bot check. */
  readonly botCheck: BotCheckGate | undefined;
};

const views = [
  ['entering', 'entering'],
  ['waiting', 'waiting'],
  ['checkingSecondFactor', 'secondFactor'],
  ['loggedIn', 'done'],
] as const;

const NO_RULES: readonly FieldRule[] = [];

/** Login from one of its entries; `onDone` receives the route to open (REQ-109). */
export const useLogin = ({
  entry,
  flags,
  rules = NO_RULES,
  os = 'Web',
  onDone,
}: {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  /** Undefined until the gateway's rules have loaded. */
  readonly rules?: readonly FieldRule[] | undefined;
  /** Kind of device, for free play (REQ-116). */
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
  useEffect(() => actor.send({ type: 'rulesChanged', rules }), [actor, rules]);
  const snapshot = useSnapshot(actor);
  const { children, context } = snapshot;
  const changePassword = useSnapshot(children.admission)?.children.changePassword;
  useHoldPasswordChange(children.admission !== undefined);
  const captcha = useCaptcha(children.captcha);
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
    submitInvalid: () => actor.send({ type: 'invalidSubmitted' }),
    enterUsername,
    typeUsername: (username) => {
      const { method: next } = withMethod(context, { username });
      if (next !== method || (next === 'sms' && username !== context.username)) enterUsername(username);
    },
    codeTo: method === 'sms' ? codeDestination(context.username) : undefined,
    passwordChosen: context.passwordChosen,
    prepare: () => void features.gateway.prepare(),
    startFreePlay: () => actor.send({ type: 'freePlayChosen' }),
    chooseMethod: (chosen) => actor.send({ type: 'methodChosen', method: chosen }),
    choosePasskey: (logIn) => actor.send({ type: 'passkeyChosen', logIn }),
    readRefusal: () => actor.send({ type: 'refusalRead' }),
    captcha,
    smsCode: children.smsCode,
    codeRequest: (username) => {
      if (loginMethod(username, context.flags) === 'sms')
        return { mobileNum: username, countryDialingCode: LOGIN_DIALING_CODE };
      enterUsername(username);
      return undefined;
    },
    secondFactor: children.secondFactor,
    changePassword,
    botCheck: gateOf(actor, snapshot.value),
  };
};
