import type { FieldRule } from '@baize/domain/field-rules';
import { Form } from '@baize/ui-kit/Form';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useWordedForm } from './useWordedForm.ts';

const required = (key: string): FieldRule => ({
  key,
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: '*',
  type: 'text',
});

function AskedForm({ refusal }: { readonly refusal?: string }) {
  const { props, field } = useWordedForm<string>({
    rules: ['name', 'city'].map(required),
    refusal,
    refusalText: (code) => `No: ${code}`,
    onSubmit: () => undefined,
  });
  return (
    <Form {...props} actions={<button type="submit">Send</button>}>
      {['name', 'city'].map((name) => (
        <label key={name}>
          <span>{name}</span>
          <input name={name} />
          <span>{field(name).error}</span>
        </label>
      ))}
    </Form>
  );
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.getByRole('status').textContent;
const type = (name: RegExp) => fireEvent.change(screen.getByLabelText(name), { target: { value: 'typed' } });

it('says what is wrong at each field, and how many there are when there are several', async () => {
  await renderInSite(<AskedForm />);
  send();
  expect(screen.getAllByText(/This field cannot be empty/u)).toHaveLength(2);
  expect(summary()).toBe('2 fields need your attention');
  type(/^name/u);
  send();
  expect(screen.getAllByText(/This field cannot be empty/u)).toHaveLength(1);
  expect(summary()).toBe('');
});

it('says the page’s own sentence for a refusal', async () => {
  await renderInSite(<AskedForm refusal="wrongPassword" />);
  expect(screen.getByRole('alert').textContent).toBe('No: wrongPassword');
});
