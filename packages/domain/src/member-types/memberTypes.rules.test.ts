import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMemberTypes, roleOf } from './memberTypes.rules.ts';

const types = fc.array(fc.integer({ min: 0, max: 60 }));

describe('roleOf', () => {
  it('takes nobody logged in for a visitor [REQ-003]', () => {
    expect(roleOf(undefined, defaultMemberTypes)).toBe('visitor');
  });

  it.each([1, 2, 41, 42])('takes type %i for an agent [REQ-003]', (type) => {
    expect(roleOf(type, defaultMemberTypes)).toBe('agent');
  });

  it('takes type 4 for a trial account and any other for a member [REQ-003]', () => {
    expect(roleOf(4, defaultMemberTypes)).toBe('trial');
    expect([0, 3, 5, 40, 43].map((type) => roleOf(type, defaultMemberTypes))).toEqual(Array(5).fill('member'));
  });

  it('decides by the lists of the configuration, and by the lesser role where both name a type [REQ-003]', () => {
    fc.assert(
      fc.property(types, types, fc.integer({ min: 0, max: 60 }), (agent, trial, type) => {
        const expected = trial.includes(type) ? 'trial' : agent.includes(type) ? 'agent' : 'member';
        expect(roleOf(type, { agent, trial })).toBe(expected);
      }),
    );
  });
});
