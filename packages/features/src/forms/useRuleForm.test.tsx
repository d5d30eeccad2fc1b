// @vitest-environment jsdom
import type { FieldRule } from '@baize/domain/field-rules';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormValues } from './forms.rules.ts';
import { useRuleForm } from './useRuleForm.ts';

const rule = (key: string, patternId = 0): FieldRule => ({
  key,
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 12,
  patternId,
  type: 'text',
});

const rules = [rule('password', 14), rule('username')];
const say = { error: (error: { rule: string }) => error.rule, refusal: ({ code }: { code: string }) => code };
const aims: Readonly<Record<string, string>> = { taken: 'username', weak: 'password', wrongCaptcha: 'captcha' };
const refusedField = ({ code }: { code: string }) => aims[code];

type Props = {
  asked?: readonly FieldRule[];
  checks?: string;
  onSubmit?: (values: FormValues) => void;
  onInvalid?: () => void;
  refusal?: { code: string };
  aim?: (refusal: { code: string }) => string | undefined;
};

function Form({ asked = rules, checks = 'username', onSubmit = vi.fn(), onInvalid, refusal, aim }: Props) {
  const { props, field, checked } = useRuleForm({
    rules: asked,
    defaults: { username: 'known' },
    refusal,
    ...(aim && { refusedField: aim }),
    say,
    onSubmit,
    onInvalid,
  });
  const { message, errorCount, ...form } = props;
  const shown = Object.fromEntries(['username', 'password'].map((name) => [name, field(name).error]));
  return (
    <form aria-label="form" {...form}>
      <input aria-label="username" name="username" defaultValue={field('username').defaultValue} />
      <input aria-label="password" name="password" required={field('password').required} />
      <output>{JSON.stringify({ shown, message, errorCount, hint: field('password').hint })}</output>
      <button type="button" onClick={() => onSubmit({ checked: checked(checks) ?? 'invalid' })}>
        check
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  field(name).value = value;
};
const leave = (name: string) => fireEvent.blur(field(name));
const submit = () => fireEvent.submit(screen.getByRole('form'));
const said = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
const errors = () => said()['shown'];

const show = () => {
  const onSubmit = vi.fn<(values: FormValues) => void>();
  const onInvalid = vi.fn<() => void>();
  render(<Form onSubmit={onSubmit} onInvalid={onInvalid} />);
  return { onSubmit, onInvalid };
};

describe('useRuleForm', () => {
  it('hands over trimmed values when there is no error [REQ-098] [REQ-126]', () => {
    const { onSubmit, onInvalid } = show();
    type('username', ' player ');
    type('password', 'Player2026');
    expect(submit()).toBe(false);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'player', password: 'Player2026' });
    expect([errors(), onInvalid.mock.calls.length]).toEqual([{}, 0]);
  });

  it('hands nothing over with an error, shows all, and focuses the first on the screen', () => {
    const { onSubmit, onInvalid } = show();
    type('username', '');
    submit();
    expect([onSubmit.mock.calls.length, onInvalid.mock.calls.length]).toEqual([0, 1]);
    expect(said()).toMatchObject({ shown: { username: 'required', password: 'required' }, errorCount: 2 });
    expect(document.activeElement).toBe(field('username'));
  });

  it('checks a field when it is left with a value, and leaves the others alone [REQ-126]', () => {
    show();
    type('username', 'abc');
    leave('username');
    expect(errors()).toEqual({ username: 'length' });
    type('username', 'abcd');
    leave('username');
    expect(errors()).toEqual({});
  });

  it('does not reproach an empty field that is only passed, but does when it was invalid [REQ-126]', () => {
    show();
    leave('password');
    expect(errors()).toEqual({});
    type('password', 'abc');
    leave('password');
    type('password', '');
    leave('password');
    expect(errors()).toEqual({ password: 'required' });
  });

  it('gives a field what it starts with, and what its rule asks for until it has an error', () => {
    show();
    expect([field('username').value, field('password').required]).toEqual(['known', true]);
    expect(said()['hint']).toBe('length · pattern');
    type('password', 'abc');
    leave('password');
    expect(said()).not.toHaveProperty('hint');
  });

  it('counts no error of a field that it does not ask for any more', () => {
    const { rerender } = render(<Form />);
    type('username', '');
    submit();
    expect(said()['errorCount']).toBe(2);
    rerender(<Form asked={rules.slice(1)} />);
    expect(said()['errorCount']).toBe(1);
  });

  it('tells a refusal at its field, which takes the focus each time, and any other of the whole form', () => {
    const { rerender } = render(<Form refusal={{ code: 'locked' }} aim={refusedField} />);
    expect(said()).toMatchObject({ message: 'locked', shown: {} });
    for (const _ of ['once', 'again']) {
      field('username').focus();
      rerender(<Form refusal={{ code: 'weak' }} aim={refusedField} />);
      expect(errors()).toEqual({ password: 'weak' });
      expect(said()).not.toHaveProperty('message');
      expect(document.activeElement).toBe(field('password'));
    }
    rerender(<Form refusal={{ code: 'taken' }} aim={refusedField} />);
    expect(document.activeElement).toBe(field('username'));
  });

  it('tells of the whole form what is refused of a field that it does not ask for', () => {
    const { rerender } = render(<Form refusal={{ code: 'wrongCaptcha' }} aim={refusedField} />);
    expect(said()).toMatchObject({ message: 'wrongCaptcha', shown: {} });
    rerender(<Form refusal={{ code: 'weak' }} />);
    expect(said()).toMatchObject({ message: 'weak', shown: {} });
  });

  it('shows no error when an element that is no field loses the focus', () => {
    show();
    type('username', 'abc');
    fireEvent.blur(screen.getByText('check'));
    expect([errors(), said()['errorCount']]).toEqual([{}, 0]);
  });

  it('returns the value of a valid field, otherwise shows its error and focuses it', () => {
    const onSubmit = vi.fn<(values: FormValues) => void>();
    render(<Form checks="password" onSubmit={onSubmit} />);
    type('password', 'Player2026');
    fireEvent.click(screen.getByText('check'));
    expect(onSubmit).toHaveBeenLastCalledWith({ checked: 'Player2026' });
    type('password', 'abc');
    fireEvent.click(screen.getByText('check'));
    expect(onSubmit).toHaveBeenLastCalledWith({ checked: 'invalid' });
    expect([errors(), document.activeElement]).toEqual([{ password: 'length' }, field('password')]);
  });
});
