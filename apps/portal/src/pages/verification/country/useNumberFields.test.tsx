import { requiredRule } from '@baize/domain/field-rules';
import { Form } from '@baize/ui-kit/Form';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { MobileNumberFields } from './MobileNumberFields.tsx';
import { useNumberFields } from './useNumberFields.ts';

const { picker, countries } = vi.hoisted(() => ({
  picker: Promise.withResolvers<undefined>(),
  countries: [{ countryCode: 'CN', countryDialingCode: '86' }],
}));

vi.mock(import('./CountryField.tsx'), async (original) => {
  await picker.promise;
  return original();
});
vi.mock(import('@baize/features/system'), async (original) => ({
  ...(await original()),
  useCountries: () => ({ state: 'ready' as const, countries }),
}));

const sent = vi.fn<(values: Readonly<Record<string, string>>) => void>();
const rules = [requiredRule('countryDialingCode')];

function NumberForm() {
  const { isWaiting, checks, number } = useNumberFields();
  const form = useWordedForm({ rules, checks, refusalText: String, onSubmit: sent });
  return (
    <Form {...form.props} busy={isWaiting} actions={<button type="submit">Send</button>}>
      <MobileNumberFields form={form} number={number} label="Mobile number" />
    </Form>
  );
}

const PATIENCE = { timeout: 10_000, interval: 20 };

const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }));

it('waits for the countries, and until then reports no required field as empty', async () => {
  await renderInSite(<NumberForm />);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Country code/u)).disabled).toBe(true);
  send();
  expect(screen.queryByText('This field cannot be empty')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  picker.resolve(undefined);
  await vi.waitFor(() => expect(screen.getByLabelText(/^Country code/u).tagName).toBe('SELECT'), PATIENCE);
  // Presses again until the form is no longer waiting.
  await vi.waitFor(() => {
    send();
    expect(sent).toHaveBeenCalledWith({ countryDialingCode: '86', mobileNum: '' });
  }, PATIENCE);
});
