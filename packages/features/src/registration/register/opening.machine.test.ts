import type { LoggedIn } from '@baize/gateway-sdk/session';
import { expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { testEffects } from '../../testing/testEffects.ts';
import { openingMachine } from './opening.machine.ts';
import type {
  InvitationAnswer,
  InvitationRequest,
  RegisterAnswer,
  RegisterRequest,
  SessionAnswer,
} from './register.types.ts';

const session = { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: false };
const no = (code: string) => ({ kind: 'refused', refusal: { code } }) as const;

/** Runs an opening whose effects return the given answers; returns its output and a log of its calls. */
const open = async ({
  affiliateCode,
  invitation = { kind: 'valid' },
  registered = { kind: 'registered', session },
  started = async () => ({ kind: 'started' }),
}: {
  affiliateCode?: string;
  invitation?: unknown;
  registered?: unknown;
  started?: () => Promise<SessionAnswer>;
} = {}) => {
  const log: unknown[] = [];
  const chart = openingMachine.provide({
    actors: {
      checkInvitation: fromPromise<InvitationAnswer, InvitationRequest>(async ({ input }) => {
        log.push(input);
        return invitation as InvitationAnswer;
      }),
      register: fromPromise<RegisterAnswer, RegisterRequest>(async ({ input }) => {
        log.push(input.method);
        return registered as RegisterAnswer;
      }),
      startSession: fromPromise<SessionAnswer, LoggedIn | undefined>(async ({ input }) => {
        log.push(input);
        return started();
      }),
    },
  });
  const form = { domain: 'a.example', ...(affiliateCode === undefined ? {} : { affiliateCode }) };
  const input = { method: 'username', form } as unknown as RegisterRequest;
  return { output: await toPromise(createActor(chart, { input }).start()), log };
};

testEffects(openingMachine);

it('checks an invitation where there is one, registers, and begins the session', async () => {
  const opened = { kind: 'opened', loggedIn: true };
  expect(await open()).toEqual({ output: opened, log: ['username', session] });
  const invited = await open({ affiliateCode: 'FRIEND-1' });
  expect(invited).toEqual({ output: opened, log: [{ code: 'FRIEND-1', domain: 'a.example' }, 'username', session] });
});

it('tells whether a refused form was sent', async () => {
  const invited = await open({ affiliateCode: 'NOBODY', invitation: no('invalidInvitation') });
  expect(invited.output).toMatchObject({ refusal: { code: 'invalidInvitation' }, tried: false });
  const tried = await open({ registered: no('usernameTaken') });
  expect(tried.output).toMatchObject({ refusal: { code: 'usernameTaken' }, tried: true });
  expect((await open({ registered: no('botCheckRequired') })).output).toEqual({ kind: 'suspected' });
});

it('opens the account without a session where starting one fails', async () => {
  const without = { kind: 'opened', loggedIn: false };
  expect((await open({ started: () => Promise.reject(new Error('no room')) })).output).toEqual(without);
  expect((await open({ registered: { kind: 'registered' } })).output).toEqual(without);
});
