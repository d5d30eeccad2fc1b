import { demandedRule, requiredRule } from '@baize/domain/field-rules';
import { numberVectors } from '@baize/domain/testing';
import type { FieldChecks } from '@baize/features/forms';
import { Form } from '@baize/ui-kit/Form';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { numberPlan } from './numberPlan.ts';
import { MobileNumberFields } from '../country/MobileNumberFields.tsx';

const countries = [
  ['CN', '86'],
  ['VN', '84'],
  ['US', '1'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));
const rules = [requiredRule('countryDialingCode'), demandedRule([], 'mobileNum')];
const onFetching = vi.fn<(isFetching: boolean) => void>();
const sent = vi.fn<(values: Readonly<Record<string, string>>) => void>();

vi.mock(import('./numberPlan.ts'), async (original) => {
  const { numberPlan } = await original();
  return { numberPlan: vi.fn(numberPlan) };
});
const fetched = vi.mocked(numberPlan);

beforeEach(() => {
  vi.resetAllMocks();
});

function NumberForm({ state }: { readonly state: 'ready' | 'failed' }) {
  const [checks, onCheck] = useState<FieldChecks>();
  const form = useWordedForm({ rules, checks, refusalText: String, onSubmit: sent });
  const list = { state, countries: state === 'ready' ? countries : [] };
  return (
    <Form {...form.props} actions={<button type="submit">Send</button>}>
      <MobileNumberFields form={form} number={{ countries: list, onCheck, onFetching }} label="Mobile number" />
    </Form>
  );
}

/** Resolves when every plan that was fetched has loaded. */
const settle = () =>
  act(async () => {
    await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<unknown>));
  });
const number = () => screen.getByLabelText<HTMLInputElement>(/^Mobile number/u);
const country = () => screen.getByLabelText<HTMLInputElement>(/^Country code/u);

const open = async (state: 'ready' | 'failed' = 'ready') => {
  await renderInSite(<NumberForm state={state} />);
  await vi.waitFor(() => expect(country().disabled).toBe(false));
  if (state === 'ready') await vi.waitFor(() => expect(country().tagName).toBe('SELECT'));
  fireEvent.focus(number());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await settle();
};

const choose = async (code: string) => {
  act(() => country().focus());
  fireEvent.change(country(), { target: { value: code } });
  await settle();
};

const type = async (text: string) => {
  number().focus();
  fireEvent.change(number(), { target: { value: text } });
  act(() => number().blur());
  await settle();
};

const told = () => number().getAttribute('aria-describedby') !== null && document.body.textContent;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('rejects a number that is invalid in its country, at the field and without a request', async () => {
  await open();
  await type('912345678');
  expect(told()).toContain('Not a mobile number in this country: China');
  send();
  expect(sent).not.toHaveBeenCalled();
  await choose('84');
  await vi.waitFor(() => expect(told()).not.toContain('This is no mobile number'));
  send();
  expect(sent).toHaveBeenCalledWith({ countryDialingCode: '84', mobileNum: '912345678' });
});

it('names the country whose code a number begins with, and switches to it', async () => {
  await open();
  await type('+84 912 345 678');
  expect(told()).toContain('\u{200E}+84 is the code of Vietnam. Choose that country or enter a number of China.');
  expect(told()).not.toContain('This is no mobile number');
  fireEvent.click(screen.getByRole('button', { name: 'Change to Vietnam' }));
  await settle();
  expect(country().value).toBe('84');
  act(() => number().blur());
  await settle();
  expect(number().value).toBe('912345678');
  expect(told()).not.toContain('is the code of');
  expect(screen.queryByRole('button', { name: 'Change to Vietnam' })).toBeNull();
  send();
  expect(sent).toHaveBeenCalledWith({ countryDialingCode: '84', mobileNum: '912345678' });
});

it('loads the plan of one country at a time', async () => {
  await open();
  await choose('1');
  expect(fetched.mock.calls).toEqual([['86'], ['1']]);
});

it('accepts any number when the plan of its country fails to load', async () => {
  fetched.mockImplementation(() => Promise.resolve(undefined));
  await open();
  await choose('84');
  await type('13800138000');
  send();
  expect(sent).toHaveBeenCalledWith({ countryDialingCode: '84', mobileNum: '13800138000' });
});

it('names the dialing code when the countries failed to load', async () => {
  await open('failed');
  fireEvent.change(country(), { target: { value: '84' } });
  await settle();
  await type('13800138000');
  expect(told()).toContain('Not a mobile number in this country: \u{200E}+84');
  await type('٠٩١٢ ٣٤٥ ٦٧٨');
  expect(number().value).toBe('912345678');
});

it.each(numberVectors.filter(([typed]) => typed.trim() !== '' && typed.length < 50))(
  'reads %s of +%s as %s, as the gateway does',
  async (typed, code, national) => {
    await open('failed');
    fireEvent.change(country(), { target: { value: code } });
    await settle();
    await type(typed);
    send();
    const values = sent.mock.calls[0]?.[0];
    expect(values?.['mobileNum']).toBe(national);
  },
);
