import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { captchaMachine } from '../../verification/index.ts';
import type { CaptchaImageAnswer } from '../../verification/index.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordAnswer, NewPassword } from './changePassword.machine.ts';
import { loginMachine } from './login.machine.ts';
import type { Credentials, LoginAnswer, LoginEntry, LoginRequest, MemberAnswer } from './login.types.ts';
import { twoFactorMachine } from './twoFactor.machine.ts';
import type { ChallengeRequest } from './twoFactor.machine.ts';

export const success = {
  kind: 'loggedIn',
  token: 't1',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
} as const;
export const wrong = { kind: 'refused', refusal: { code: 'wrongCredentials' } } as const;
export const credentials: Credentials = { username: 'player', password: 'Player2026' };

type Scene = {
  entry?: LoginEntry;
  flags?: Partial<Flags>;
  answers?: LoginAnswer[];
  freePlay?: LoginAnswer;
  member?: MemberAnswer;
};

/** A login whose effects answer from a list, with a log of what it did in which order. */
export const playLogin = ({
  entry = 'page',
  flags = {},
  answers = [success],
  freePlay = success,
  member = { kind: 'loaded', role: 'member' },
}: Scene = {}) => {
  const log: string[] = [];
  const requests: LoginRequest[] = [];
  const clock = new SimulatedClock();
  const chart = loginMachine.provide({
    actors: {
      logIn: fromPromise<LoginAnswer, LoginRequest>(({ input }) => {
        requests.push(input);
        log.push('logIn');
        return Promise.resolve(answers[requests.length - 1] ?? wrong);
      }),
      logInFreePlay: fromPromise<LoginAnswer>(() => Promise.resolve(freePlay)),
      loadMember: fromPromise<MemberAnswer>(() => {
        log.push('loadMember');
        return Promise.resolve(member);
      }),
      captcha: captchaMachine.provide({
        actors: {
          fetchImage: fromPromise<CaptchaImageAnswer>(() => {
            log.push('fetchImage');
            return Promise.resolve({ kind: 'image', image: 'cG5n' });
          }),
        },
      }),
      twoFactor: twoFactorMachine.provide({
        actors: { answerChallenge: fromPromise<LoginAnswer, ChallengeRequest>(() => Promise.resolve(success)) },
      }),
      changePassword: changePasswordMachine.provide({
        actors: {
          changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(({ input }) => {
            log.push(`changePassword ${input.oldPassword ?? ''} ${input.newPassword}`);
            return Promise.resolve({ kind: 'changed' });
          }),
        },
      }),
    },
    actions: {
      storeToken: (_, stored) => void log.push(`storeToken ${stored?.token ?? ''}`),
      runFirstLogin: () => void log.push('runFirstLogin'),
      markPasswordChange: () => void log.push('markPasswordChange'),
      clearPasswordChangeMark: () => void log.push('clearPasswordChangeMark'),
      endSession: () => void log.push('endSession'),
    },
  });
  const input = { entry, flags: { ...noFlags, ...flags }, rules: [], now: () => clock.now() };
  const actor = createActor(chart, { input, clock }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  return {
    actor,
    log,
    requests,
    clock,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    /** Sends and waits until the answer is in and the form, or a question after it, is back. */
    submit: async (values: Credentials = credentials) => {
      actor.send({ type: 'submitted', ...values });
      return waitFor(actor, (snapshot) => !snapshot.matches('loggingIn') && !snapshot.matches('loadingMember'));
    },
  };
};
