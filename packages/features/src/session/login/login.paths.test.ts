import { noFlags } from '@baize/domain/flags';
import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

const success = { kind: 'loggedIn', token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: false };
const refused = { kind: 'refused', refusal: { code: 'wrongCredentials' } };
const done = (from: string, output: unknown) => ({ type: `xstate.done.actor.${from}`, output });

/** Whatever a player may do and whatever may come back, wherever it could come from. */
const events = [
  { type: 'submitted', username: 'player', password: 'Player2026', captcha: 'abcd' },
  { type: 'submitted', username: '', password: '' },
  { type: 'freePlayChosen' },
  done('0.login.loggingIn', success),
  done('0.login.loggingIn', { ...success, passwordDefault: true }),
  done('0.login.loggingIn', { kind: 'challenged', challenge: { id: 'c1', methods: ['sms', 'email'] } }),
  done('0.login.loggingIn', refused),
  done('0.login.loggingIn', { ...refused, captcha: true }),
  done('0.login.loggingIn', { kind: 'refused', refusal: { code: 'rateLimited', retryAfterSeconds: 9 } }),
  { type: 'xstate.after.wait.login.waiting' },
  done('0.login.startingFreePlay', success),
  done('0.login.startingFreePlay', refused),
  done('twoFactor', { success }),
  done('twoFactor', { success: { ...success, passwordDefault: true } }),
  done('twoFactor', {}),
  done('changePassword', { changed: true }),
  done('changePassword', { changed: false }),
  done('0.login.loadingMember', { kind: 'loaded', role: 'agent' }),
  done('0.login.loadingMember', { kind: 'loaded', role: 'member' }),
  done('0.login.loadingMember', refused),
] as unknown as EventFrom<typeof loginMachine>[];

const options = (entry: 'page' | 'agent') => ({
  input: { entry, flags: { ...noFlags, freePlay: true }, rules: [], now: () => 0 },
  events,
  serializeState: ({ value, context }: LoginSnapshot) =>
    JSON.stringify([value, context.captchaShown, context.refusal, context.success]),
});

const output = (event: unknown) => (event as { output?: Record<string, unknown> }).output;

describe.each(['page', 'agent'] as const)('every way through a login from the %s', (entry) => {
  const paths = getShortestPaths(loginMachine, options(entry));
  const finished = paths.filter(({ state }) => state.matches('loggedIn'));

  it('reaches each state of the chart, free play aside where there is none [REQ-115]', () => {
    const reached = new Set(paths.map(({ state }) => state.value));
    const expected = [
      'entering',
      'loggingIn',
      'waiting',
      'checkingSecondFactor',
      'changingPassword',
      'loadingMember',
      'loggedIn',
    ];
    expect([...reached].sort()).toEqual([...expected, ...(entry === 'page' ? ['startingFreePlay'] : [])].sort());
  });

  it('ends only where the member was loaded, on a token that was given [REQ-106] [REQ-109]', () => {
    expect(finished.length).toBeGreaterThan(0);
    for (const { steps, state } of finished) {
      expect(output(steps.at(-1)?.event)?.['kind']).toBe('loaded');
      expect(state.context.success?.token).toBe('t1');
      if (entry === 'agent') expect(output(steps.at(-1)?.event)?.['role']).toBe('agent');
    }
  });

  it('never ends on a default password that was not changed [REQ-108]', () => {
    const onDefault = finished.filter(({ state }) => state.context.success?.passwordDefault === true);
    expect(onDefault.length).toBeGreaterThan(0);
    for (const { steps } of onDefault)
      expect(steps.some(({ event }) => output(event)?.['changed'] === true)).toBe(true);
  });

  it('strands nobody: from every state the end can be reached', () => {
    const map = Object.values(getAdjacencyMap(loginMachine, options(entry)));
    const serialize = options(entry).serializeState;
    const isReaching = new Set(
      map.filter(({ state }) => state.matches('loggedIn')).map(({ state }) => serialize(state)),
    );
    for (let before = -1; before !== isReaching.size;) {
      before = isReaching.size;
      for (const { state, transitions } of map) {
        const targets = Object.values<{ state: LoginSnapshot }>(transitions).map((each) => serialize(each.state));
        if (targets.some((target) => isReaching.has(target))) isReaching.add(serialize(state));
      }
    }
    expect(map.filter(({ state }) => !isReaching.has(serialize(state))).map(({ state }) => state.value)).toEqual([]);
  });
});
