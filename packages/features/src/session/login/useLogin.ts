import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { gateOf, useSnapshot } from '../../flow/index.ts';
import type { BotCheckGate } from '../../flow/index.ts';
import { useFeatures } from '../../app/index.ts';
import { useCaptcha, useGatewayClock } from '../../verification/index.ts';
import type { CaptchaView, SecondFactorActor, SmsCodeActor, SmsCodeRequest } from '../../verification/index.ts';
import type { ChangePasswordActor } from './changePassword.machine.ts';
import { codeDestination, LOGIN_DIALING_CODE, loginFields, loginMethod, withMethod } from './login.rules.ts';
import type { Credentials, LoginEntry, LoginMethod, LoginOutput, LoginRefusal, LoginSuccess } from './login.types.ts';
import { provideLogin } from './provideLogin.ts';
import { useHoldPasswordChange } from './useHoldPasswordChange.ts';

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
  /** Tells the username while it is typed: the field below changes with the keystroke that makes it a mobile number. */
  readonly typeUsername: (username: string) => void;
  /** The number that a code goes to, where the login is by SMS. */
  readonly codeTo: string | undefined;
  /** A number is logged in by its password, since the player chose that. */
  readonly passwordChosen: boolean;
  /** Loads what encrypts a login; call it when the form is first touched, so that submitting does not wait. */
  readonly prepare: () => void;
  readonly startFreePlay: () => void;
  /** Chooses the code of an authenticator app in the password's place, or leads back from it (D20). */
  readonly chooseMethod: (method: LoginMethod) => void;
  readonly readRefusal: () => void;
  readonly captcha: CaptchaView;
  /** Shown by `useSmsCode` where a code is asked for. */
  readonly smsCode: SmsCodeActor | undefined;
  /** Where a code goes by the username's field; what is no mobile number is asked for a password instead (REQ-103). */
  readonly codeRequest: (username: string) => SmsCodeRequest | undefined;
  /** A second question comes first, shown by `useSecondFactor`. */
  readonly secondFactor: SecondFactorActor<LoginSuccess> | undefined;
  /** Another password comes first, shown by `useChangePassword`. */
  readonly changePassword: ChangePasswordActor | undefined;
  /** A bot check comes first. */
  readonly botCheck: BotCheckGate | undefined;
};

const views = [
  ['entering', 'entering'],
  ['waiting', 'waiting'],
  ['checkingSecondFactor', 'secondFactor'],
  ['loggedIn', 'done'],
] as const;

const NO_RULES: readonly FieldRule[] = [];

/** A login from one of its entries; `onDone` gets the route it leads to (REQ-109). */
export const useLogin = ({
  entry,
  flags,
  rules = NO_RULES,
  os = 'Web',
  onDone,
}: {
  readonly entry: LoginEntry;
  readonly flags: Flags;
  /** None before the gateway has told them. */
  readonly rules?: readonly FieldRule[] | undefined;
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
    tellFault: () => actor.send({ type: 'formFaulted' }),
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
