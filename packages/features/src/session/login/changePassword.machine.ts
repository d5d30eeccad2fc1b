import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onAnswer, missingEffect } from '../../flow/index.ts';
import type {
  ChangePasswordAnswer,
  ChangePasswordInput,
  ChangePasswordRefusal,
  NewPassword,
} from './changePassword.types.ts';

type ChangePasswordContext = ChangePasswordInput & {
  readonly sent: NewPassword;
  readonly refusal: ChangePasswordRefusal | undefined;
  readonly changed: boolean;
};

export type ChangePasswordOutput = { readonly kind: 'changed' } | { readonly kind: 'cancelled' };

const types = {} as {
  context: ChangePasswordContext;
  events: ({ readonly type: 'submitted' } & NewPassword) | { readonly type: 'cancelled' };
  input: ChangePasswordInput;
  output: ChangePasswordOutput;
};

/**
 * Password change, required by a login or chosen by the member; cancelling is an output (REQ-107, REQ-148 to REQ-150).
 */
export const changePasswordMachine = setup({
  types,
  actors: { changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(missingEffect('changePassword')) },
  actions: { keep: assign((_, kept: Partial<ChangePasswordContext>) => kept) },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({
    ...input,
    sent: { newPassword: '', confirmNewPassword: '' },
    refusal: undefined,
    changed: false,
  }),
  output: ({ context }) => ({ kind: context.changed ? 'changed' : 'cancelled' }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        submitted: {
          target: 'changing',
          actions: assign(({ context, event: { oldPassword, newPassword, confirmNewPassword } }) => ({
            sent: { oldPassword: context.oldPassword ?? oldPassword, newPassword, confirmNewPassword },
            refusal: undefined,
          })),
        },
        cancelled: 'ended',
      },
    },
    changing: {
      invoke: {
        src: 'changePassword',
        input: ({ context }) => context.sent,
        ...onAnswer<ChangePasswordAnswer, ChangePasswordContext>()({
          changed: { target: 'ended', keep: () => ({ changed: true }) },
          refused: { target: 'entering', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    ended: { type: 'final' },
  },
});

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;
