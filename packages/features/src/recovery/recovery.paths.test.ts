import { noFlags } from '@baize/domain/flags';
import { describe, expect, it } from 'vitest';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { testEffects } from '../testing/testEffects.ts';
import { errorTargets, deadEnds } from '../testing/walkedChart.ts';
import type { Charted } from '../testing/walkedChart.ts';
import { recoveryMachine } from './recovery.machine.ts';

type State = SnapshotFrom<typeof recoveryMachine>;

const recovered = { kind: 'recovered', account: 'player' };
const refused = { kind: 'refused', refusal: { code: 'tooSoon' } };
const limited = { kind: 'refused', refusal: { code: 'rateLimited', error: { kind: 'rateLimited', retryAfter: 9 } } };
const done = (from: string, output: unknown) => ({ type: `xstate.done.actor.0.recovery.${from}`, output });
const broke = (from: string) => ({ type: `xstate.error.actor.0.recovery.${from}`, error: new Error('broke') });
const working = ['sendingEmail', 'settingByCode', 'settingByLink'];

const filledIn = ({ byLink }: State['context']) => (byLink.token === '' ? 'entering' : 'choosingPassword');

testEffects(recoveryMachine);

describe.each([
  ['the form', undefined],
  ['a link', 'abc'],
])('every way through a recovery from %s', (_, link) => {
  const events = [
    { type: 'methodChosen', method: 'email' },
    { type: 'linkAsked', email: { username: 'player', email: 'p@example.com' } },
    {
      type: 'codeSubmitted',
      mobile: { mobileNum: '1', countryDialingCode: '86', verificationCode: '1', newPassword: 'New2026' },
    },
    { type: 'passwordSubmitted', newPassword: 'New2026' },
    { type: 'noticeRead' },
    { type: 'newLinkAsked' },
    done('sendingEmail', { kind: 'sent' }),
    ...['settingByCode', 'settingByLink'].map((state) => done(state, recovered)),
    done('settingByLink', { kind: 'expired' }),
    ...working.flatMap((state) => [done(state, refused), done(state, limited), broke(state)]),
    { type: 'xstate.after.wait.recovery.waiting' },
  ] as unknown as EventFrom<typeof recoveryMachine>[];
  const options = {
    input: { flags: { ...noFlags, mobileRecovery: true, emailRecovery: true }, link, now: () => 0 },
    events,
    serializeState: ({ value, context: { refusal, byLink, account, method, password } }: State) =>
      JSON.stringify([value, refusal, byLink.token, account, method, password]),
  };
  const chart = recoveryMachine.provide({ actions: { forgetLink: () => {} } });
  const charted: Charted<State>[] = Object.values(getAdjacencyMap(chart, options));
  const paths = getShortestPaths(chart, options);

  it('reaches each state of the chart that can be stayed in', () => {
    const all = Object.keys(recoveryMachine.states).filter((state) => state !== 'arriving' && state !== 'refused');
    const ofLink = new Set(['choosingPassword', 'settingByLink', 'linkExpired']);
    expect(new Set(charted.map(({ state }) => state.value))).toEqual(
      new Set(link === undefined ? all.filter((state) => !ofLink.has(state)) : all),
    );
  });

  it('ends only on a password that the gateway has set, and with it [REQ-147]', () => {
    const ends = paths.filter(({ state }) => state.status === 'done');
    expect(ends.length).toBeGreaterThan(0);
    for (const { steps, state } of ends) {
      expect((steps.at(-1)?.event as { output?: unknown } | undefined)?.output).toEqual(recovered);
      expect(state.output).toEqual({ username: 'player', password: 'New2026' });
    }
  });

  it('returns to the form with its values and the refusal whenever a call is refused or throws', () => {
    for (const { left, state } of errorTargets(charted))
      expect([left, state.value, state.context.refusal]).toEqual([left, filledIn(state.context), { code: 'broken' }]);
    expect(new Set(errorTargets(charted).map(({ left }) => left))).toEqual(
      new Set(link === undefined ? working.slice(0, 2) : working),
    );
    const told = charted.filter(({ state: { context } }) => context.refusal !== undefined);
    for (const { state } of told)
      expect([state.context.refusal?.code, state.value]).toEqual([
        state.context.refusal?.code,
        state.context.refusal?.code === 'rateLimited' ? 'waiting' : filledIn(state.context),
      ]);
  });

  it('strands nobody: from every state the end can be reached', () => {
    expect(deadEnds(charted, options.serializeState)).toEqual([]);
  });
});
