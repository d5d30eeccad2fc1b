import { expect, it } from 'vitest';
import { rightsOf } from './rights.ts';

const call = { access: 'member', idempotent: false, realAccount: false, duringPasswordChange: false } as const;
const member = { mustChangePassword: false, role: 'member' } as const;
const owing = { ...member, mustChangePassword: true };

it('grants what is for members to members, and what is for agents to agents alone [REQ-231]', () => {
  const roles = ['member', 'agent', 'trial'] as const;
  const granted = (access: 'member' | 'agent') =>
    roles.filter((role) => rightsOf({ ...call, access }, { ...member, role }) === 'granted');
  expect([granted('member'), granted('agent')]).toEqual([roles, ['agent']]);
  expect(rightsOf({ ...call, access: 'agent' }, member)).toBe('forbidden');
});

it('asks a trial session for a real account where one is needed [REQ-011]', () => {
  const real = { ...call, realAccount: true };
  expect([rightsOf(real, { ...member, role: 'trial' }), rightsOf(real, member)]).toEqual([
    'realAccountRequired',
    'granted',
  ]);
});

it('opens to whoever owes a password what changes it, and what a visitor may see [REQ-107]', () => {
  expect(rightsOf(call, owing)).toBe('passwordChangeRequired');
  expect(rightsOf({ ...call, duringPasswordChange: true }, owing)).toBe('granted');
  expect(rightsOf({ ...call, access: 'optional' }, owing)).toBe('asVisitor');
  expect(rightsOf({ ...call, access: 'optional', idempotent: true }, owing)).toBe('passwordChangeRequired');
});
