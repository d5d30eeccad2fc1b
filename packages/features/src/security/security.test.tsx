// @vitest-environment jsdom
import { examples, refused, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { asksCurrentCode, checksOf, contactFields, refusedContactField } from './security.rules.ts';
import { useBeginAuthenticator, useBindContact, useEndSession } from './useChanges.ts';
import { useContactCode } from './useContactCode.ts';
import { useSecurity } from './useSecurity.ts';

const asMember = { token: 't1' };
const security = examples.getSecurity;
const contact = { channel: 'email', email: 'new@example.com' } as const;

describe('the rules of the security centre', () => {
  it('a check is done when what it names is there', () => {
    const { email: _, ...withoutEmail } = security;
    expect(checksOf(withoutEmail).map(({ key, isDone }) => [key, isDone])).toEqual([
      ['password', true],
      ['paymentPassword', true],
      ['mobile', true],
      ['email', false],
      ['authenticator', false],
    ]);
  });

  it('a code to the bound contact is asked for, unless there is none or a second factor stands in', () => {
    const { email: _, ...withoutEmail } = security;
    expect(asksCurrentCode(security, 'email')).toBe(true);
    expect(asksCurrentCode(withoutEmail, 'email')).toBe(false);
    expect(asksCurrentCode({ ...security, proof: 'secondFactor' }, 'email')).toBe(false);
  });

  it.each([
    ['wrongProof', 'password'],
    ['wrongCode', 'code'],
    ['wrongCurrentCode', 'currentCode'],
    ['mobileTaken', 'mobileNum'],
    ['locked', undefined],
  ])('a refusal with %s concerns the field %s', (code, field) => {
    expect(refusedContactField('sms', 'password')({ code })).toBe(field);
    const keys = contactFields([], { channel: 'sms', kind: 'password', isReplaced: true }).map(({ key }) => key);
    expect(field === undefined || keys.includes(field)).toBe(true);
  });
});

it('a contact is bound with its codes and the secret, and the overview is read again', async () => {
  const handleDone = vi.fn<() => void>();
  const { result, gateway } = renderFeature(
    () => ({ overview: useSecurity(), ...useBindContact(handleDone) }),
    { getSecurity: security, bindContact: null },
    asMember,
  );
  await eventually(() => expect(result.current.overview.data).toEqual(security));
  const change = {
    contact,
    code: '123456',
    currentCode: '654321',
    proof: { kind: 'password', secret: 'Secret1' },
  } as const;
  act(() => result.current.send(change));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(gateway.asked.find(({ id }) => id === 'bindContact')?.body).toEqual(change);
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getSecurity')).toHaveLength(2));
});

it('a secret is sent with its kind; a wrong one is refused, and can be typed again', async () => {
  const handleDone = vi.fn<(begun: unknown) => void>();
  let isWrong = true;
  const { result, gateway } = renderFeature(
    () => useBeginAuthenticator('fundPassword', handleDone),
    { beginAuthenticator: () => (isWrong ? refused('wrongProof') : examples.beginAuthenticator) },
    asMember,
  );
  act(() => result.current.confirm('Wrong1'));
  await eventually(() => expect(result.current.refusal?.code).toBe('wrongProof'));
  isWrong = false;
  act(() => result.current.confirm('Secret1'));
  await eventually(() => expect(handleDone.mock.calls[0]?.[0]).toEqual(examples.beginAuthenticator));
  const bodies = gateway.asked.filter(({ id }) => id === 'beginAuthenticator').map(({ body }) => body);
  expect(bodies).toEqual([
    { proof: { kind: 'fundPassword', secret: 'Wrong1' } },
    { proof: { kind: 'fundPassword', secret: 'Secret1' } },
  ]);
});

it('a code can be sent again after the pause that the gateway names', async () => {
  let answer: unknown = refused('tooSoon', { retryAfter: 30 });
  const { result } = renderFeature(() => useContactCode('email'), { sendContactCode: () => answer as never }, asMember);
  act(() => result.current.send(contact));
  await eventually(() => expect(result.current.refusal?.code).toBe('tooSoon'));
  expect(result.current.secondsLeft).toBe(30);
  answer = { resendSeconds: 60 };
  act(() => result.current.send());
  await eventually(() => expect(result.current.isSent).toBe(true));
  expect(result.current.secondsLeft).toBe(60);
});

it('one device or all others are logged out; a lost answer is told', async () => {
  const handleDone = vi.fn<() => void>();
  const { result, gateway } = renderFeature(
    () => useEndSession(handleDone),
    { endOneSession: unreachable, endOtherSessions: null },
    asMember,
  );
  act(() => result.current.send('s2'));
  await eventually(() => expect(result.current.refusal?.code).toBe('network'));
  act(() => result.current.send(undefined));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(gateway.asked.find(({ id }) => id === 'endOneSession')?.body).toEqual({ id: 's2' });
});
