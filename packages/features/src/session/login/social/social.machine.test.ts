import { noFlags } from '@baize/domain/flags';
import type { SocialRegistration } from '@baize/gateway-sdk/session';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createSecondFactor } from '../../../verification/index.ts';
import type { ChallengeAnswer, ChallengeRequest } from '../../../verification/index.ts';
import { admissionMachine } from '../admission.machine.ts';
import type { MemberAnswer, StoreAnswer, TokenGiven } from '../admission.types.ts';
import type { LoginSuccess } from '../login.types.ts';
import { success } from '../testing/playLogin.ts';
import { testEffects } from '../../../testing/testEffects.ts';
import { socialMachine } from './social.machine.ts';
import type { SocialAnswer, SocialGiven, SocialInput } from './social.types.ts';

const newcomer = { kind: 'newcomer', newcomer: { ticket: 'k1', provider: 'google', name: 'Robin' } } as const;
const given = { state: 's', code: 'c' };
const agreement = { terms: { accepted: true as const, version: '1' } };
const no = (code: string) => ({ kind: 'refused', refusal: { code } }) as SocialAnswer;
const limited = { kind: 'refused', refusal: { code: 'rateLimited', error: { kind: 'rateLimited', retryAfter: 9 } } };

/** Runs a sign-in whose effects return the given answers, and logs their order. */
const play = ({
  from = given,
  answers = [success],
  registered = [success],
  flags = noFlags,
  factor = { kind: 'passed', value: success },
  member = { kind: 'loaded', role: 'member' },
  children = {},
}: {
  from?: SocialInput['given'] | 'nothing';
  answers?: SocialAnswer[];
  registered?: SocialAnswer[];
  flags?: typeof noFlags;
  factor?: ChallengeAnswer<LoginSuccess>;
  member?: MemberAnswer;
  /** Replaces a child chart. */
  children?: { admission?: never };
} = {}) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const note = (entry: string) => void log.push(entry);
  const chart = socialMachine.provide({
    actors: {
      logInSocial: fromPromise<SocialAnswer, SocialGiven>(({ input }) => {
        note(`logIn ${JSON.stringify(input)}`);
        return Promise.resolve(answers.shift() ?? no('signInExpired'));
      }),
      registerSocial: fromPromise<SocialAnswer, SocialRegistration>(({ input }) => {
        note(`register ${JSON.stringify(input)}`);
        return Promise.resolve(registered.shift() ?? no('signInExpired'));
      }),
      secondFactor: createSecondFactor<LoginSuccess>().provide({
        actors: {
          answerChallenge: fromPromise<ChallengeAnswer<LoginSuccess>, ChallengeRequest>(async () => factor),
        },
      }),
      admission: admissionMachine.provide({
        actors: {
          storeToken: fromPromise<StoreAnswer, TokenGiven>(({ input: { token, owesPassword } }) => {
            note(`storeToken ${token}${owesPassword ? ', which owes a password' : ''}`);
            return Promise.resolve({ kind: 'stored' });
          }),
          loadMember: fromPromise<MemberAnswer>(() => {
            note('loadMember');
            return Promise.resolve(member);
          }),
        },
        actions: {
          runFirstLogin: () => note('runFirstLogin'),
          clearPasswordChangeMark: () => {},
          endSession: () => note('endSession'),
        },
      }),
      ...children,
    },
  });
  const actor = createActor(chart, {
    input: { given: from === 'nothing' ? undefined : from, flags, rules: [] },
    clock,
  }).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  return {
    actor,
    log,
    clock,
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
};

testEffects(socialMachine);

describe('a sign-in', () => {
  it('stores the token and loads the member of whoever is known, and goes home [REQ-110]', async () => {
    const { until, log } = play();
    const { output } = await until('loggedIn');
    expect(log).toEqual([`logIn ${JSON.stringify(given)}`, 'storeToken t1', 'loadMember']);
    expect(output).toEqual({ route: 'home' });
  });

  it('opens an account for whoever is new and agrees, stores its token, and runs the first login [REQ-110]', async () => {
    const registered = [{ ...success, firstTimeLogin: true }];
    const { actor, until, log } = play({ answers: [newcomer], registered });
    const { context } = await until('agreeing');
    expect([context.newcomer, context.refusal]).toEqual([newcomer.newcomer, undefined]);
    actor.send({ type: 'agreed' });
    await until('loggedIn');
    expect(log.slice(1)).toEqual([
      `register ${JSON.stringify({ ticket: 'k1', ...agreement })}`,
      'storeToken t1',
      'runFirstLogin',
      'loadMember',
    ]);
  });

  it('asks for no change of password, whatever is owed [REQ-107]', async () => {
    const owed = { ...success, passwordDefault: true, passwordExpired: true };
    const { until, log } = play({ answers: [owed], flags: { ...noFlags, forceExpiredPasswordChange: true } });
    await until('loggedIn');
    expect(log).toContain('storeToken t1');
  });

  it('asks for the second factor of whoever has one', async () => {
    const challenge = { id: 'c1', methods: ['realName'] as const };
    const { actor, until, log } = play({ answers: [{ kind: 'challenged', challenge }] });
    await until('checkingSecondFactor');
    const { secondFactor } = actor.getSnapshot().children;
    secondFactor?.send({ type: 'submitted', answer: 'Robin' });
    await until('loggedIn');
    expect(log).toContain('storeToken t1');
  });

  it('has failed when the second factor is given up, and nobody is logged in', async () => {
    const challenge = { id: 'c1', methods: ['realName'] as const };
    const { actor, until, log } = play({ answers: [{ kind: 'challenged', challenge }] });
    await until('checkingSecondFactor');
    actor.getSnapshot().children.secondFactor?.send({ type: 'cancelled' });
    const { context } = await until('failed');
    expect([context.refusal, log.length]).toEqual([{ code: 'signInCancelled' }, 1]);
  });

  it('fails with the reason when the second factor has expired', async () => {
    const challenge = { id: 'c1', methods: ['realName'] as const };
    const refusal = { code: 'locked' } as const;
    const { actor, until, log } = play({
      answers: [{ kind: 'challenged', challenge }],
      factor: { kind: 'refused', refusal },
    });
    await until('checkingSecondFactor');
    actor.getSnapshot().children.secondFactor?.send({ type: 'submitted', answer: 'Robin' });
    const { context } = await until('failed');
    expect([context.refusal, log.length]).toEqual([refusal, 1]);
  });

  it('fails with the reason when the admission turns away or throws', async () => {
    const away = play({ member: no('network') as MemberAnswer });
    expect((await away.until('failed')).context.refusal).toEqual({ code: 'network' });
    expect(away.log.at(-1)).toBe('endSession');
    const admission = fromPromise(() => Promise.reject(new Error('broke'))) as never;
    const broken = play({ children: { admission } });
    expect((await broken.until('failed')).context.refusal).toEqual({ code: 'broken' });
  });

  it.each([
    ['cancelled' as const, { code: 'signInCancelled' }],
    ['nothing' as const, undefined],
  ])('from %s asks the gateway nothing', async (from, refusal) => {
    const { until, log, actor } = play({ from });
    const { context } = await until('failed');
    expect([context.refusal, log]).toEqual([refusal, []]);
    actor.send({ type: 'retried' });
    expect([actor.getSnapshot().value, log]).toEqual(['failed', []]);
  });

  it('is repeated where the call got no answer, and not where it was refused', async () => {
    const cut = play({ answers: [no('network'), success] });
    await cut.until('failed');
    cut.actor.send({ type: 'retried' });
    await cut.until('loggedIn');
    const refused = play({ answers: [no('signInRefused'), success] });
    await refused.until('failed');
    refused.actor.send({ type: 'retried' });
    expect(refused.actor.getSnapshot().value).toBe('failed');
  });

  it('returns to the terms with the reason while the ticket is valid, and fails once it is not', async () => {
    const registered = [no('invalidInvitation'), no('network'), no('signInExpired')];
    const { actor, until } = play({ answers: [newcomer], registered });
    for (const code of ['invalidInvitation', 'network']) {
      await until('agreeing');
      actor.send({ type: 'agreed' });
      expect(actor.getSnapshot().context.refusal).toBeUndefined();
      expect((await until('agreeing')).context.refusal?.code).toBe(code);
    }
    actor.send({ type: 'agreed' });
    expect((await until('failed')).context.refusal?.code).toBe('signInExpired');
  });

  it('waits as long as the gateway wants, then goes on where it was', async () => {
    const first = play({ answers: [limited as SocialAnswer, newcomer], registered: [limited as SocialAnswer] });
    expect((await first.until('waiting')).context.refusal?.code).toBe('rateLimited');
    first.clock.increment(8999);
    expect(first.actor.getSnapshot().value).toBe('waiting');
    first.clock.increment(1);
    await first.until('agreeing');
    first.actor.send({ type: 'agreed' });
    await first.until('waiting');
    first.clock.increment(9000);
    const { context } = await first.until('agreeing');
    expect([context.refusal, first.log.length]).toEqual([undefined, 3]);
  });

  it('has failed, and says so, when an effect breaks', async () => {
    const chart = socialMachine.provide({
      actors: { logInSocial: fromPromise<SocialAnswer, SocialGiven>(() => Promise.reject(new Error('broke'))) },
    });
    const actor = createActor(chart, { input: { given, flags: noFlags, rules: [] } }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(context.refusal).toEqual({ code: 'broken' });
  });
});
