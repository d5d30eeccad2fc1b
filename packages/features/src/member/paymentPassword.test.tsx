// @vitest-environment jsdom
import { usualRules } from '@baize/domain/field-rules';
import { refused } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { paymentPasswordFields, refusedPaymentPasswordField } from './paymentPassword.rules.ts';
import { usePaymentPassword, useSetPaymentPassword } from './usePaymentPassword.ts';

const typed = { password: 'Player2026', newPassword: 'Money2026', confirmNewPassword: 'Money2026' };

it('a payment password is set with the login password, and is known to be set afterwards [D57]', async () => {
  let isSet = false;
  const handleDone = vi.fn<() => void>();
  const { result, gateway, queryClient } = renderFeature(
    () => ({ state: usePaymentPassword(), ...useSetPaymentPassword(handleDone) }),
    {
      getPaymentPassword: () => ({ isSet }),
      setPaymentPassword: () => {
        isSet = true;
        return null;
      },
    },
    { token: 't1' },
  );
  await eventually(() => expect(result.current.state.data).toEqual({ isSet: false }));
  act(() => result.current.set(typed));
  await eventually(() => expect(handleDone).toHaveBeenCalledOnce());
  expect(result.current.state.data).toEqual({ isSet: true });
  expect(gateway.asked.find(({ id }) => id === 'setPaymentPassword')?.body).toEqual(typed);
  expect(
    JSON.stringify(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('2026');
});

it('a refusal is told at its field, or over the form [D57]', async () => {
  const { result } = renderFeature(
    () => useSetPaymentPassword(vi.fn()),
    { setPaymentPassword: refused('passwordsAlike') },
    { token: 't1' },
  );
  act(() => result.current.set(typed));
  await eventually(() => expect(result.current.refusal?.code).toBe('passwordsAlike'));
  const codes = ['wrongPassword', 'passwordRule', 'passwordsAlike', 'confirmationDiffers', 'locked'];
  expect(codes.map((code) => refusedPaymentPasswordField({ code }))).toEqual([
    'password',
    'newPassword',
    'newPassword',
    'confirmNewPassword',
    undefined,
  ]);
});

it('a new payment password keeps to the rule of login passwords, and both fields are required [D57]', () => {
  expect(paymentPasswordFields(usualRules)).toMatchObject([
    { key: 'password', required: true },
    { key: 'newPassword', required: true, minLength: 8, patternId: 5 },
  ]);
  expect(paymentPasswordFields([]).map(({ key, required }) => [key, required])).toEqual([
    ['password', true],
    ['newPassword', true],
  ]);
});
