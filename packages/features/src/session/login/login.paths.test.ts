import { noFlags } from '@baize/domain/flags';
import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { testEffects } from '../../testing/testEffects.ts';
import { errorTargets, deadEnds } from '../../testing/walkedChart.ts';
import { admissionMachine } from './admission.machine.ts';
import { loginMachine } from './login.machine.ts';

const success = { kind: 'loggedIn', token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: false };
const refused = { kind: 'refused', refusal: { code: 'wrongCredentials' } };
const limited = { kind: 'refused', refusal: { code: 'rateLimited', error: { kind: 'rateLimited', retryAfter: 9 } } };
const done = (from: string, output: unknown) => ({ type: `xstate.done.actor.${from}`, output });
const broke = (from: string) => ({ type: `xstate.error.actor.${from}`, error: new Error('broke') });
const output = (event: unknown) => (event as { output?: Record<string, unknown> }).output;

testEffects(loginMachine);
testEffects(admissionMachine);

describe.each(['page', 'agent'] as const)('every way through a login from the %s', (entry) => {
  /** Every event of a player and every answer of an effect, each tried in every state. */
  const events = [
    { type: 'submitted', username: 'player', password: 'Player2026', captcha: 'abcd' },
    { type: 'freePlayChosen' },
    { type: 'passkeyChosen', logIn: () => Promise.resolve(success) },
    done('0.login.loggingIn', success),
    done('0.login.loggingIn', { kind: 'challenged', challenge: { id: 'c1', methods: ['sms', 'email'] } }),
    done('0.login.loggingIn', refused),
    done('0.login.loggingIn', { ...refused, captcha: true }),
    done('0.login.loggingIn', { kind: 'suspected' }),
    { type: 'botChecked', pass: 'p1' },
    { type: 'botCheckCancelled' },
    done('0.login.loggingIn', limited),
    broke('0.login.loggingIn'),
    { type: 'xstate.after.wait.login.waiting' },
    done('0.login.startingFreePlay', success),
    done('0.login.startingFreePlay', refused),
    broke('0.login.startingFreePlay'),
    done('secondFactor', { kind: 'passed', value: success }),
    done('secondFactor', { kind: 'cancelled' }),
    done('secondFactor', { kind: 'refused', refusal: { code: 'challengeExpired' } }),
    broke('secondFactor'),
    done('admission', { kind: 'admitted' }),
    done('admission', { kind: 'turnedAway', refusal: undefined }),
    broke('admission'),
  ] as unknown as EventFrom<typeof loginMachine>[];
  const options = {
    input: { entry, flags: { ...noFlags, freePlay: true }, rules: [], now: () => 0 },
    events,
    serializeState: ({
      value,
      context: { captchaWanted, refusal, success: known },
    }: SnapshotFrom<typeof loginMachine>) => JSON.stringify([value, captchaWanted, refusal, known]),
  };
  const paths = getShortestPaths(loginMachine, options);

  it('reaches each state of the chart, free play aside where there is none [REQ-115]', () => {
    const reached = new Set(paths.map(({ state }) => state.value));
    const expected = [
      'admitting',
      'checkingBot',
      'checkingSecondFactor',
      'entering',
      'loggedIn',
      'loggingIn',
      'waiting',
    ];
    expect(reached).toEqual(new Set([...expected, ...(entry === 'page' ? ['startingFreePlay'] : [])]));
  });

  it('ends only where one was admitted, on a token that was given [REQ-106]', () => {
    const finished = paths.filter(({ state }) => state.matches('loggedIn'));
    expect(finished.length).toBeGreaterThan(0);
    for (const { steps, state } of finished) {
      expect(output(steps.at(-1)?.event)).toEqual({ kind: 'admitted' });
      expect(state.context.success?.token).toBe('t1');
    }
  });

  it('goes back to the form, and says so, whenever an effect breaks', () => {
    type State = SnapshotFrom<typeof loginMachine>;
    const breaks = errorTargets<State>(Object.values(getAdjacencyMap(loginMachine, options)));
    const working = ['loggingIn', 'checkingSecondFactor', 'admitting'];
    expect(new Set(breaks.map(({ left }) => left))).toEqual(
      new Set([...working, ...(entry === 'page' ? ['startingFreePlay'] : [])]),
    );
    for (const { state } of breaks)
      expect([state.value, state.context.refusal]).toEqual(['entering', { code: 'broken' }]);
  });

  it('strands nobody: from every state the end can be reached', () => {
    expect(deadEnds(Object.values(getAdjacencyMap(loginMachine, options)), options.serializeState)).toEqual([]);
  });
});

describe.each(['page', 'agent'] as const)('every way into the site from the %s', (entry) => {
  const events = [
    done('0.admission.storingToken', { kind: 'stored' }),
    broke('0.admission.storingToken'),
    done('changePassword', { kind: 'changed' }),
    done('changePassword', { kind: 'cancelled' }),
    broke('changePassword'),
    done('0.admission.loadingMember', { kind: 'loaded', role: 'agent' }),
    done('0.admission.loadingMember', { kind: 'loaded', role: 'member' }),
    done('0.admission.loadingMember', refused),
    broke('0.admission.loadingMember'),
  ] as unknown as EventFrom<typeof admissionMachine>[];
  const optionsWith = (passwordDefault: boolean) => ({
    input: {
      entry,
      flags: noFlags,
      rules: [],
      request: { type: 'username', username: 'player' } as const,
      success: { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault },
    },
    events,
    serializeState: ({ value, context: { refusal, role } }: SnapshotFrom<typeof admissionMachine>) =>
      JSON.stringify([value, refusal, role]),
  });
  const admitted = (passwordDefault: boolean) =>
    getShortestPaths(admissionMachine, optionsWith(passwordDefault)).filter(({ state }) => state.matches('admitted'));

  it('ends inside only where the member was loaded', () => {
    expect(admitted(false).length).toBeGreaterThan(0);
    for (const { steps } of admitted(false)) {
      expect(output(steps.at(-1)?.event)?.['kind']).toBe('loaded');
      if (entry === 'agent') expect(output(steps.at(-1)?.event)?.['role']).toBe('agent');
    }
  });

  it('never ends inside on a default password that was not changed [REQ-108]', () => {
    expect(admitted(true).length).toBeGreaterThan(0);
    for (const { steps } of admitted(true))
      expect(steps.some(({ event }) => output(event)?.['kind'] === 'changed')).toBe(true);
  });

  it('turns away, and says so, whenever an effect breaks', () => {
    type State = SnapshotFrom<typeof admissionMachine>;
    const breaks = errorTargets<State>(Object.values(getAdjacencyMap(admissionMachine, optionsWith(true))));
    expect(new Set(breaks.map(({ left }) => left))).toEqual(
      new Set(['storingToken', 'changingPassword', 'loadingMember']),
    );
    for (const { state } of breaks)
      expect([state.value, state.context.refusal]).toEqual(['turnedAway', { code: 'broken' }]);
  });

  it('strands nobody: from every state an end can be reached', () => {
    const options = optionsWith(true);
    expect(deadEnds(Object.values(getAdjacencyMap(admissionMachine, options)), options.serializeState)).toEqual([]);
  });
});
