import type { Flags } from '@baize/domain/flags';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { captchaMachine, smsCodeMachine } from '../../verification/index.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { afterLogin, attempt, mustChangePassword, loginMethod, waitAfter } from './login.rules.ts';
import type {
  Challenge,
  Credentials,
  LoginAnswer,
  LoginInput,
  LoginMethod,
  LoginOutput,
  LoginRequest,
  LoginSuccess,
  MemberAnswer,
} from './login.types.ts';
import type { LoginRefusal } from '../../verification/index.ts';
import { twoFactorMachine } from './twoFactor.machine.ts';
import { unprovided } from '../../app/index.ts';

type LoginEvent =
  | { readonly type: 'usernameEntered'; readonly username: string }
  | ({ readonly type: 'submitted' } & Credentials)
  | { readonly type: 'freePlayChosen' }
  | { readonly type: 'refusalRead' }
  | { readonly type: 'flagsChanged'; readonly flags: Flags };

type LoginContext = LoginInput & {
  /** What stood in the username's field when it was left. */
  readonly username: string;
  readonly method: LoginMethod;
  readonly captchaShown: boolean;
  readonly request: LoginRequest;
  readonly refusal: LoginRefusal | undefined;
  readonly challenge: Challenge;
  readonly success: LoginSuccess | undefined;
};

const types = {} as {
  context: LoginContext;
  events: LoginEvent;
  input: LoginInput;
  output: LoginOutput;
  children: { captcha: 'captcha'; smsCode: 'smsCode'; twoFactor: 'twoFactor'; changePassword: 'changePassword' };
};

/**
 * Logging in, in the order of the specification: submit, store the token, change the password if it must be, load the
 * member, go on (REQ-106 to REQ-109). The captcha and the SMS code run beside it.
 */
export const loginMachine = setup({
  types,
  actors: {
    logIn: fromPromise<LoginAnswer, LoginRequest>(unprovided('logIn')),
    logInFreePlay: fromPromise<LoginAnswer>(unprovided('logInFreePlay')),
    loadMember: fromPromise<MemberAnswer>(unprovided('loadMember')),
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    twoFactor: twoFactorMachine,
    changePassword: changePasswordMachine,
  },
  actions: {
    storeToken: (_chart, _success: LoginSuccess | undefined) => unprovided('storeToken')(),
    runFirstLogin: unprovided('runFirstLogin'),
    markPasswordChange: unprovided('markPasswordChange'),
    clearPasswordChangeMark: unprovided('clearPasswordChangeMark'),
    endSession: unprovided('endSession'),
    refuse: assign(({ context }, answer: LoginAnswer | MemberAnswer) => ({
      refusal: answer.kind === 'refused' ? answer.refusal : undefined,
      captchaShown: context.captchaShown || (answer.kind === 'refused' && answer.captcha === true),
    })),
    renewCaptcha: sendTo('captcha', ({ context }) => ({ type: 'attemptRefused', captcha: context.captchaShown })),
  },
  guards: {
    isUnrefused: ({ context }) => context.refusal === undefined,
    mustWait: (_, answer: LoginAnswer) => answer.kind === 'refused' && waitAfter(answer.refusal) > 0,
    isFirstLogin: ({ context }) => context.success?.firstTimeLogin === true,
    mustChangePassword: ({ context: { success, flags, request } }) =>
      success !== undefined && mustChangePassword(success, flags, request.type),
    mayFreePlay: ({ context }) => context.flags.freePlay && context.entry !== 'agent',
    isNoAgent: ({ context }, answer: MemberAnswer) =>
      context.entry === 'agent' && answer.kind === 'loaded' && answer.role !== 'agent',
  },
  delays: { wait: ({ context }) => waitAfter(context.refusal) },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    username: '',
    method: 'username',
    captchaShown: false,
    request: { type: 'username', username: '' },
    refusal: undefined,
    challenge: { id: '', methods: [] },
    success: undefined,
  }),
  output: ({ context }) => ({ route: afterLogin(context.entry) }),
  invoke: [
    { id: 'captcha', src: 'captcha' },
    { id: 'smsCode', src: 'smsCode', input: ({ context }) => ({ now: context.now }) },
  ],
  on: {
    flagsChanged: { actions: assign({ flags: ({ event }) => event.flags }) },
    refusalRead: { actions: assign({ refusal: undefined }) },
  },
  initial: 'entering',
  states: {
    entering: {
      on: {
        usernameEntered: {
          actions: assign(({ context, event: { username } }) => ({
            username,
            method: loginMethod(username, context.flags),
          })),
        },
        // The field that is shown stays the one that is sent, also when the flags come after the username.
        flagsChanged: {
          actions: assign(({ context, event: { flags } }) => ({
            flags,
            method: loginMethod(context.username, flags),
          })),
        },
        submitted: {
          target: 'checking',
          actions: assign(({ context, event }) => {
            const { request, refusal } = attempt(event, context);
            return { request, refusal, method: request.type };
          }),
        },
        freePlayChosen: { guard: 'mayFreePlay', target: 'startingFreePlay', actions: assign({ refusal: undefined }) },
      },
    },
    checking: { always: [{ guard: 'isUnrefused', target: 'loggingIn' }, { target: 'entering' }] },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'loggedIn',
            target: 'storingToken',
            actions: assign(({ event: { output } }) => (output.kind === 'loggedIn' ? { success: output } : {})),
          },
          {
            guard: ({ event }) => event.output.kind === 'challenged',
            target: 'checkingSecondFactor',
            actions: assign(({ event: { output } }) =>
              output.kind === 'challenged' ? { challenge: output.challenge } : {},
            ),
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'refuse', params: ({ event }) => event.output }, 'renewCaptcha'],
          },
          { target: 'entering', actions: [{ type: 'refuse', params: ({ event }) => event.output }, 'renewCaptcha'] },
        ],
      },
    },
    waiting: { after: { wait: { target: 'entering', actions: assign({ refusal: undefined }) } } },
    checkingSecondFactor: {
      invoke: {
        id: 'twoFactor',
        src: 'twoFactor',
        input: ({ context }) => context.challenge,
        onDone: [
          {
            guard: ({ event }) => event.output.success !== undefined,
            target: 'storingToken',
            actions: assign({ success: ({ event }) => event.output.success }),
          },
          { target: 'entering', actions: assign({ refusal: ({ event }) => event.output.refusal }) },
        ],
      },
    },
    storingToken: {
      entry: { type: 'storeToken', params: ({ context }) => context.success },
      always: [{ guard: 'isFirstLogin', target: 'runningFirstLogin' }, { target: 'checkingPassword' }],
    },
    runningFirstLogin: { entry: 'runFirstLogin', always: 'checkingPassword' },
    checkingPassword: {
      always: [{ guard: 'mustChangePassword', target: 'changingPassword' }, { target: 'loadingMember' }],
    },
    changingPassword: {
      entry: 'markPasswordChange',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { request, rules } }) => ({
          oldPassword: request.password,
          passwordRule: rules.find(({ key }) => key === 'password'),
        }),
        onDone: [
          { guard: ({ event }) => event.output.changed, target: 'loadingMember' },
          { target: 'entering', actions: 'endSession' },
        ],
      },
    },
    loadingMember: {
      invoke: {
        src: 'loadMember',
        onDone: [
          {
            guard: { type: 'isNoAgent', params: ({ event }) => event.output },
            target: 'entering',
            actions: ['endSession', assign({ refusal: { code: 'nonAgent' } })],
          },
          { guard: ({ event }) => event.output.kind === 'loaded', target: 'loggedIn' },
          {
            target: 'entering',
            actions: ['endSession', { type: 'refuse', params: ({ event }) => event.output }],
          },
        ],
      },
    },
    startingFreePlay: {
      invoke: {
        src: 'logInFreePlay',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'loggedIn',
            target: 'storingToken',
            actions: assign(({ event: { output } }) => (output.kind === 'loggedIn' ? { success: output } : {})),
          },
          { target: 'entering', actions: [{ type: 'refuse', params: ({ event }) => event.output }, 'renewCaptcha'] },
        ],
      },
    },
    loggedIn: { type: 'final', entry: 'clearPasswordChangeMark' },
  },
});
