import { checkConfirmation, checkField } from '@baize/domain/field-rules';
import type { FieldFault, FieldRule } from '@baize/domain/field-rules';
import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { LoginRefusal } from '../../verification/index.ts';
import { unprovided } from '../../app/index.ts';

export type NewPassword = {
  readonly oldPassword?: string | undefined;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
};
export type ChangePasswordAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };
type ChangePasswordEvent = ({ readonly type: 'submitted' } & NewPassword) | { readonly type: 'cancelled' };
export type ChangePasswordInput = {
  /** The one typed at login; then it is not asked for (REQ-148). */
  readonly oldPassword?: string | undefined;
  /** The gateway's rule for the field `password` (REQ-149). */
  readonly passwordRule?: FieldRule | undefined;
};
type ChangePasswordOutput = { readonly changed: boolean };
export type ChangePasswordFaults = Partial<Record<keyof NewPassword, FieldFault>>;

type ChangePasswordContext = ChangePasswordInput & {
  readonly sent: NewPassword;
  readonly faults: ChangePasswordFaults;
  readonly refusal: LoginRefusal | undefined;
  readonly changed: boolean;
};

/** What is wrong with the three fields: the old one required unless known, the new one by its rule, then repeated. */
export const changePasswordFaults = (
  { oldPassword = '', newPassword, confirmNewPassword }: NewPassword,
  passwordRule: FieldRule | undefined,
): ChangePasswordFaults => {
  const required: FieldFault | undefined = newPassword === '' ? { rule: 'required' } : undefined;
  const faults = {
    oldPassword: oldPassword === '' ? ({ rule: 'required' } as const) : undefined,
    newPassword: required ?? (passwordRule === undefined ? undefined : checkField(passwordRule, newPassword)),
    confirmNewPassword: checkConfirmation(newPassword, confirmNewPassword),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
};

const completed = (known: string | undefined, { oldPassword, newPassword, confirmNewPassword }: NewPassword) => ({
  oldPassword: known ?? oldPassword?.trim(),
  newPassword: newPassword.trim(),
  confirmNewPassword: confirmNewPassword.trim(),
});

const types = {} as {
  context: ChangePasswordContext;
  events: ChangePasswordEvent;
  input: ChangePasswordInput;
  output: ChangePasswordOutput;
};

/** Changing an expired or default password before going on; giving up is an output, too (REQ-107, REQ-148 to REQ-150). */
export const changePasswordMachine = setup({
  types,
  actors: { changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(unprovided('changePassword')) },
  guards: { isFaultless: ({ context }) => Object.keys(context.faults).length === 0 },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({
    ...input,
    sent: { newPassword: '', confirmNewPassword: '' },
    faults: {},
    refusal: undefined,
    changed: false,
  }),
  output: ({ context }) => ({ changed: context.changed }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        submitted: {
          target: 'checking',
          actions: assign(({ context, event }) => {
            const sent = completed(context.oldPassword, event);
            return { sent, refusal: undefined, faults: changePasswordFaults(sent, context.passwordRule) };
          }),
        },
        cancelled: 'ended',
      },
    },
    checking: { always: [{ guard: 'isFaultless', target: 'changing' }, { target: 'entering' }] },
    changing: {
      invoke: {
        src: 'changePassword',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'changed',
            target: 'ended',
            actions: assign({ changed: true }),
          },
          {
            target: 'entering',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? { refusal: event.output.refusal } : {})),
          },
        ],
      },
    },
    ended: { type: 'final' },
  },
});

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;
