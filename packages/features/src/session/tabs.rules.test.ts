import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTabMessage, reactionTo } from './tabs.rules.ts';

const session = { token: 't1', firstTimeLogin: true, isAgent: false };

describe('reactionTo', () => {
  it('tells its session when a new tab asks [REQ-080]', () => {
    expect(reactionTo({ type: 'sessionAsked' }, session)).toEqual({ do: 'tell', session });
    expect(reactionTo({ type: 'sessionAsked' }, undefined)).toBeUndefined();
  });

  it('takes up what it is told only without a session of its own, and welcomes nobody twice [REQ-080]', () => {
    const told = { type: 'sessionTold', session } as const;
    expect(reactionTo(told, undefined)).toEqual({ do: 'takeUp', session: { ...session, firstTimeLogin: false } });
    expect(reactionTo(told, { ...session, token: 't2' })).toBeUndefined();
  });

  it('gives way to a running session while it has only just been opened by a link', () => {
    const told = { type: 'sessionTold', session } as const;
    const linked = { ...session, token: 't2' };
    expect(reactionTo(told, linked, 't2')).toMatchObject({ do: 'takeUp', session: { token: 't1' } });
    expect(reactionTo(told, linked, 't3')).toBeUndefined();
    expect(reactionTo(told, session, 't1')).toBeUndefined();
  });

  it('ends with the session it shares, and keeps one of its own [REQ-087]', () => {
    const ended = { type: 'sessionEnded', token: 't1', end: 'expired' } as const;
    expect(reactionTo(ended, session)).toEqual({ do: 'end', end: 'expired' });
    expect(reactionTo(ended, { ...session, token: 't2' })).toBeUndefined();
    expect(reactionTo(ended, undefined)).toBeUndefined();
  });
});

describe('isTabMessage', () => {
  it('accepts the three messages', () => {
    expect(isTabMessage({ type: 'sessionAsked' })).toBe(true);
    expect(isTabMessage({ type: 'sessionTold', session })).toBe(true);
    expect(isTabMessage({ type: 'sessionEnded', token: 't1', end: 'loggedOut' })).toBe(true);
    expect(isTabMessage({ type: 'sessionEnded', token: 't1', end: 'expired' })).toBe(true);
  });

  it.each([
    { type: 'sessionTold' },
    { type: 'sessionTold', session: null },
    { type: 'sessionTold', session: { ...session, token: '' } },
    { type: 'sessionTold', session: { ...session, token: 1 } },
    { type: 'sessionTold', session: { ...session, firstTimeLogin: 'no' } },
    { type: 'sessionTold', session: { ...session, isAgent: undefined } },
    { type: 'sessionEnded', token: 1, end: 'expired' },
    { type: 'sessionEnded', token: 't1', end: 'bored' },
    { type: 'sessionLent', token: 't1', end: 'expired' },
    'sessionAsked',
    null,
  ])('takes nothing else for one: %j', (data) => {
    expect(isTabMessage(data)).toBe(false);
  });

  it('rejects malformed messages', () => {
    fc.assert(fc.property(fc.anything(), (data) => !isTabMessage(data)));
  });
});
