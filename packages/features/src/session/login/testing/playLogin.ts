import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { captchaMachine, createSecondFactor } from '../../../verification/index.ts';
import type { CaptchaImageAnswer, ChallengeAnswer, ChallengeRequest } from '../../../verification/index.ts';
import { admissionMachine } from '../admission.machine.ts';
import { changePasswordMachine } from '../changePassword.machine.ts';
import type { ChangePasswordAnswer, NewPassword } from '../changePassword.types.ts';
import { loginMachine } from '../login.machine.ts';
import type { MemberAnswer, StoreAnswer, TokenGiven } from '../admission.types.ts';
import type {
  Credentials,
  LoginAnswer,
  LoginEntry,
  LoginRequest,
  LoginSuccess,
  PasskeyAnswer,
  PasskeyRequest,
} from '../login.types.ts';

export const success = {
  kind: 'loggedIn',
  token: 't1',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
} as const;
export const wrongCredentials = { kind: 'refused', refusal: { code: 'wrongCredentials' } } as const;
export const credentials: Credentials = { username: 'player', password: 'Player2026' };

type Scene = {
  entry?: LoginEntry;
  flags?: Partial<Flags>;
  answers?: (LoginAnswer | Error)[];
  freePlay?: LoginAnswer | Error;
  passkey?: PasskeyAnswer | Error;
  stored?: StoreAnswer | Error;
  member?: MemberAnswer | Error;
};

const settled = <Answer>(answer: Answer | Error): Promise<Answer> =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

/** Runs a login whose effects return the given answers, and logs their order; an `Error` makes an effect reject. */
export const playLogin = ({
  entry = 'page',
  flags = {},
  answers = [success],
  freePlay = success,
  passkey = success,
  stored = { kind: 'stored' },
  member = { kind: 'loaded', role: 'member' },
}: Scene = {}) => {
  const log: string[] = [];
  const requests: LoginRequest[] = [];
  const clock = new SimulatedClock();
  const note = (entryOfLog: string) => void log.push(entryOfLog);
  const changePassword = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(({ input }) => {
        note(`changePassword ${input.oldPassword ?? ''} ${input.newPassword}`);
        return Promise.resolve({ kind: 'changed' });
      }),
    },
  });
  const admission = admissionMachine.provide({
    actors: {
      changePassword,
      storeToken: fromPromise<StoreAnswer, TokenGiven>(({ input: { token, owesPassword } }) => {
        note(`storeToken ${token}${owesPassword ? ', which owes a password' : ''}`);
        return settled(stored);
      }),
      loadMember: fromPromise<MemberAnswer>(() => {
        note('loadMember');
        return settled(member);
      }),
    },
    actions: {
      runFirstLogin: () => note('runFirstLogin'),
      clearPasswordChangeMark: () => note('clearPasswordChangeMark'),
      endSession: () => note('endSession'),
    },
  });
  const chart = loginMachine.provide({
    actors: {
      logIn: fromPromise<LoginAnswer, LoginRequest | PasskeyRequest>(({ input }) => {
        if (input.type === 'passkey') return settled<LoginAnswer>(passkey);
        requests.push(input);
        note('logIn');
        return settled(answers[requests.length - 1] ?? wrongCredentials);
      }),
      logInFreePlay: fromPromise<LoginAnswer>(() => settled(freePlay)),
      captcha: captchaMachine.provide({
        actors: {
          fetchImage: fromPromise<CaptchaImageAnswer>(() => {
            note('fetchImage');
            return Promise.resolve({ kind: 'image', image: 'cG5n' });
          }),
        },
      }),
      secondFactor: createSecondFactor<LoginSuccess>().provide({
        actors: {
          answerChallenge: fromPromise<ChallengeAnswer<LoginSuccess>, ChallengeRequest>(() =>
            Promise.resolve({ kind: 'passed', value: success }),
          ),
        },
      }),
      admission,
    },
  });
  const input = { entry, flags: { ...noFlags, ...flags }, rules: [], now: () => clock.now() };
  const actor = createActor(chart, { input, clock }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const changing = () => actor.getSnapshot().children.admission?.getSnapshot().children.changePassword;
  return {
    actor,
    log,
    requests,
    clock,
    /** Actor of the password change, while one is required. */
    changing,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    /** Submits, then waits for the answer and for the admission to end or to require a new password. */
    submit: async (values: Credentials = credentials) => {
      actor.send({ type: 'submitted', ...values });
      await waitFor(actor, (snapshot) => !snapshot.matches('loggingIn'));
      const { admission: entering } = actor.getSnapshot().children;
      if (entering !== undefined)
        await waitFor(entering, ({ status, children }) => status === 'done' || children.changePassword !== undefined);
      return actor.getSnapshot();
    },
  };
};
