import { describe, expect, it } from 'vitest';
import { noFlags } from '../flags/flags.rules.ts';
import { admission, type Access } from './access.rules.ts';
import { categoryOrder } from '../categories/index.ts';
import { categoryOfRoute, categoryRoute, isRouteName, routeNames } from './routes.rules.ts';

const roles = ['visitor', 'trial', 'member', 'agent', undefined] as const;
const answers = (access: Access) => roles.map((role) => admission(access, { role, flags: noFlags }));

describe('admission', () => {
  it('opens what is for anyone', () => {
    expect(answers('anyone')).toEqual(['open', 'open', 'open', 'open', 'open']);
  });

  it('sends visitors to log in, and lets in whoever is logged in [REQ-031]', () => {
    expect(answers('member')).toEqual(['logIn', 'open', 'open', 'open', 'open']);
  });

  it('tells a trial account to use a real one, once it is known for one [REQ-011]', () => {
    expect(answers('realAccount')).toEqual(['logIn', 'needRealAccount', 'open', 'open', 'open']);
  });

  it('hides from members what is for agents, and waits until the role is known', () => {
    expect(answers('agent')).toEqual(['logIn', 'hidden', 'hidden', 'open', 'unknown']);
  });

  it('hides from everybody what is switched off, and waits until the flags are known [REQ-231]', () => {
    const access = { audience: 'member', flag: 'accountRecord' } as const;
    expect(answers(access)).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden']);
    expect(admission(access, { role: 'member', flags: { ...noFlags, accountRecord: true } })).toBe('open');
    expect(admission(access, { role: 'visitor', flags: { ...noFlags, accountRecord: true } })).toBe('logIn');
    expect(admission(access, { role: 'member', flags: undefined })).toBe('unknown');
  });
});

describe('categoryRoute', () => {
  it.each(categoryOrder.filter((code) => code !== 'RNG'))('leads %s to the game center of that name', (code) => {
    expect(categoryRoute[code]).toBe(code.toLowerCase());
  });

  it('leads RNG to the slot list', () => {
    expect(categoryRoute.RNG).toBe('rng');
  });
});

describe('categoryOfRoute', () => {
  it('answers the category of its page, and none of any other', () => {
    for (const code of categoryOrder) expect(categoryOfRoute(categoryRoute[code])).toBe(code);
    for (const name of ['home', 'slot', 'lottery'] as const) expect(categoryOfRoute(name)).toBeUndefined();
  });
});

describe('routeNames', () => {
  it('name each route once', () => {
    expect(new Set(routeNames).size).toBe(routeNames.length);
  });

  it('are told from any other name', () => {
    expect(routeNames.every((name) => isRouteName(name))).toBe(true);
    for (const other of ['Home', '/', '', undefined]) expect(isRouteName(other)).toBe(false);
  });
});
