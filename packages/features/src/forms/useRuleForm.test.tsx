// @vitest-environment jsdom
import type { FieldRule } from '@baize/domain/field-rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRuleForm } from './useRuleForm.ts';
import type { FormValues } from './forms.rules.ts';

const rule = (key: string): FieldRule => ({
  key,
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 12,
  patternId: 0,
  type: 'text',
});

const rules = [rule('password'), rule('username')];

const Form = ({ onSubmit }: { onSubmit: (values: FormValues) => void }) => {
  const { formProps, faults, showFault } = useRuleForm({ rules, onSubmit });
  return (
    <form aria-label="form" {...formProps}>
      <input aria-label="username" name="username" />
      <input aria-label="password" name="password" />
      <output>{JSON.stringify(faults)}</output>
      <button type="button" onClick={() => showFault('username', { rule: 'acceptedPattern' })}>
        taken
      </button>
    </form>
  );
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  field(name).value = value;
};
const leave = (name: string) => fireEvent.blur(field(name));
const submit = () => fireEvent.submit(screen.getByRole('form'));
const faults = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;

const show = () => {
  const onSubmit = vi.fn<(values: FormValues) => void>();
  render(<Form onSubmit={onSubmit} />);
  return onSubmit;
};

afterEach(cleanup);

describe('useRuleForm', () => {
  it('hands over trimmed values when there is no fault [REQ-098] [REQ-126]', () => {
    const onSubmit = show();
    type('username', ' player ');
    type('password', 'Player2026');
    submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'player', password: 'Player2026' });
    expect(faults()).toEqual({});
  });

  it('hands nothing over with a fault, shows all, and focuses the first on the screen [REQ-140]', () => {
    const onSubmit = show();
    submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(faults()).toEqual({ username: { rule: 'required' }, password: { rule: 'required' } });
    expect(document.activeElement).toBe(field('username'));
  });

  it('checks a field when it is left with a value, and leaves the others alone [REQ-126]', () => {
    show();
    type('username', 'abc');
    leave('username');
    expect(faults()).toEqual({ username: { rule: 'length', min: 4, max: 12 } });
    type('username', 'abcd');
    leave('username');
    expect(faults()).toEqual({});
  });

  it('does not reproach an empty field that is only passed, but does when it was faulty [REQ-126]', () => {
    show();
    leave('username');
    expect(faults()).toEqual({});
    type('username', 'abc');
    leave('username');
    type('username', '');
    leave('username');
    expect(faults()).toEqual({ username: { rule: 'required' } });
  });

  it('shows what only the gateway could know', () => {
    show();
    act(() => screen.getByText('taken').click());
    expect(faults()).toEqual({ username: { rule: 'acceptedPattern' } });
  });
});
