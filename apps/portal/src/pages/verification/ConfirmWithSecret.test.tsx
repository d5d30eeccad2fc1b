import type { SecretKind } from '@baize/features/verification/secret';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { ConfirmWithSecret } from './ConfirmWithSecret.tsx';

const show = async (kind: SecretKind, refusal?: { readonly code: 'wrong' }) => {
  const confirm = vi.fn();
  await renderInSite(
    <ConfirmWithSecret
      title="Withdraw"
      text="You withdraw 100."
      action="Withdraw now"
      need={{ kind, wrongCode: 'wrong' }}
      call={{ confirm, isBusy: false, refusal }}
      refusalText={({ code }) => `refused: ${code}`}
      onClose={vi.fn()}
    />,
  );
  return confirm;
};

it.each<[SecretKind, label: RegExp, autoComplete: string]>([
  ['password', /^Your login password/u, 'current-password'],
  ['fundPassword', /^Your payment password/u, 'off'],
  ['secondFactor', /^Code from the authenticator app/u, 'one-time-code'],
])('a call that requires the %s is made with what is typed, and not without [D57]', async (kind, label, expected) => {
  const confirm = await show(kind);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.autocomplete).toBe(expected);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw now' }));
  expect(confirm).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Secret1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw now' }));
  expect(confirm.mock.calls).toEqual([['Secret1']]);
});

it('a wrong secret is said at its field', async () => {
  await show('fundPassword', { code: 'wrong' });
  const field = screen.getByLabelText(/^Your payment password/u);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('refused: wrong')).toBeTruthy();
});
