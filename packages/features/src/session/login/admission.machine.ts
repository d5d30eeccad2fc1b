import { assign, fromPromise, setup } from 'xstate';
import { onAnswer, missingEffect } from '../../flow/index.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordOutput } from './changePassword.machine.ts';
import { mustChangePassword } from './login.rules.ts';
import type { AdmissionContext, AdmissionTypes, MemberAnswer, StoreAnswer, TokenGiven } from './admission.types.ts';

const types = {} as AdmissionTypes;

const owesPassword = ({ success, flags, request }: AdmissionContext): boolean =>
  success !== undefined && mustChangePassword(success, flags, request.type);

/**
 * Steps after a successful login, in the order of the specification: store the token, run the first-login action,
 * change a password that must be changed, load the member (REQ-106 to REQ-109). `turnedAway` ends the session.
 */
export const admissionMachine = setup({
  types,
  actors: {
    changePassword: changePasswordMachine,
    storeToken: fromPromise<StoreAnswer, TokenGiven>(missingEffect('storeToken')),
    loadMember: fromPromise<MemberAnswer>(missingEffect('loadMember')),
  },
  actions: {
    runFirstLogin: missingEffect('runFirstLogin'),
    clearPasswordChangeMark: missingEffect('clearPasswordChangeMark'),
    endSession: missingEffect('endSession'),
    keep: assign((_, kept: Partial<AdmissionContext>) => kept),
  },
  guards: {
    isFirstLogin: ({ context }) => context.success?.firstTimeLogin === true,
    mustChangePassword: ({ context }) => owesPassword(context),
    isNoAgent: ({ context: { entry, role } }) => entry === 'agent' && role !== 'agent',
  },
}).createMachine({
  id: 'admission',
  context: ({ input: { entry, flags, rules, request, success } }) => ({
    entry,
    flags,
    rules,
    request,
    success,
    admitted: false,
    refusal: undefined,
    role: undefined,
  }),
  output: ({ context: { admitted, refusal } }) => (admitted ? { kind: 'admitted' } : { kind: 'turnedAway', refusal }),
  initial: 'storingToken',
  states: {
    storingToken: {
      invoke: {
        src: 'storeToken',
        input: ({ context }) => ({ token: context.success?.token ?? '', owesPassword: owesPassword(context) }),
        ...onAnswer<StoreAnswer, AdmissionContext>()({
          stored: { target: 'checkingFirstLogin' },
          refused: { target: 'turnedAway', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    checkingFirstLogin: {
      always: [{ guard: 'isFirstLogin', target: 'runningFirstLogin' }, { target: 'checkingPassword' }],
    },
    runningFirstLogin: { entry: 'runFirstLogin', always: 'checkingPassword' },
    checkingPassword: {
      always: [{ guard: 'mustChangePassword', target: 'changingPassword' }, { target: 'loadingMember' }],
    },
    changingPassword: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { request, rules } }) => ({
          oldPassword: request.password,
          passwordRule: rules.find(({ key }) => key === 'password'),
        }),
        ...onAnswer<ChangePasswordOutput, AdmissionContext>()({
          changed: { target: 'loadingMember' },
          cancelled: { target: 'turnedAway' },
          refused: { target: 'turnedAway', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    loadingMember: {
      invoke: {
        src: 'loadMember',
        ...onAnswer<MemberAnswer, AdmissionContext>()({
          loaded: { target: 'checkingRole', keep: ({ role }) => ({ role }) },
          refused: { target: 'turnedAway', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    checkingRole: {
      always: [
        { guard: 'isNoAgent', target: 'turnedAway', actions: assign({ refusal: { code: 'nonAgent' } }) },
        { target: 'admitted' },
      ],
    },
    admitted: { type: 'final', entry: ['clearPasswordChangeMark', assign({ admitted: true })] },
    turnedAway: { type: 'final', entry: 'endSession' },
  },
});
