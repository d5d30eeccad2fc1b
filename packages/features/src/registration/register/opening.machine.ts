import type { LoggedIn } from '@baize/gateway-sdk/session';
import { assign, fromPromise, setup } from 'xstate';
import { onAnswer, suspectedOrRefused, missingEffect } from '../../flow/index.ts';
import type {
  InvitationAnswer,
  InvitationRequest,
  OpeningContext,
  OpeningTypes,
  RegisterAnswer,
  RegisterRequest,
  SessionAnswer,
} from './register.types.ts';

const types = {} as OpeningTypes;

/**
 * Steps after a complete form, in the order of the specification: check the invitation if there is one, register, start
 * the session (REQ-133, REQ-136, REQ-137).
 */
export const openingMachine = setup({
  types,
  actors: {
    checkInvitation: fromPromise<InvitationAnswer, InvitationRequest>(missingEffect('checkInvitation')),
    register: fromPromise<RegisterAnswer, RegisterRequest>(missingEffect('register')),
    startSession: fromPromise<SessionAnswer, LoggedIn | undefined>(missingEffect('startSession')),
  },
  actions: { keep: assign((_, kept: Partial<OpeningContext>) => kept) },
  guards: { isInvited: ({ context }) => context.request.form.affiliateCode !== undefined },
}).createMachine({
  id: 'opening',
  context: ({ input }) => ({ request: input, tried: false, refusal: undefined, session: undefined }),
  output: ({ context: { refusal, tried, session } }) =>
    refusal === undefined
      ? { kind: 'opened', loggedIn: session !== undefined }
      : suspectedOrRefused({ kind: 'refused', refusal, tried }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isInvited', target: 'checkingInvitation' }, { target: 'registering' }],
    },
    checkingInvitation: {
      invoke: {
        src: 'checkInvitation',
        input: ({ context: { request } }) => ({ code: request.form.affiliateCode ?? '', domain: request.form.domain }),
        ...onAnswer<InvitationAnswer, OpeningContext>()({
          valid: { target: 'registering' },
          refused: { target: 'refused', keep: ({ refusal }) => ({ refusal }) },
        }),
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.request,
        ...onAnswer<RegisterAnswer, OpeningContext>()({
          registered: { target: 'startingSession', keep: ({ session }) => ({ session }) },
          refused: { target: 'refused', keep: ({ refusal }) => ({ refusal, tried: true }) },
        }),
      },
    },
    startingSession: {
      invoke: {
        src: 'startSession',
        input: ({ context }) => context.session,
        ...onAnswer<SessionAnswer, OpeningContext>()({
          started: { target: 'opened' },
          // The account exists even so; a player without a session can log in.
          refused: { target: 'opened', keep: () => ({ session: undefined }) },
        }),
      },
    },
    opened: { type: 'final' },
    refused: { type: 'final' },
  },
});
