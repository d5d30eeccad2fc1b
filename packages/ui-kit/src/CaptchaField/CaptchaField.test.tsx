import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const renderField = (
  state: CaptchaFieldProps['alternative']['state'] = 'offered',
  more: Partial<CaptchaFieldProps> = {},
) => {
  const handlers = { onRefresh: vi.fn(), onSelect: vi.fn() };
  render(
    <KitWordsProvider words={englishWords}>
      <CaptchaField
        label="Captcha"
        name="captcha"
        image="data:image/png;base64,"
        refreshLabel="New picture"
        onRefresh={handlers.onRefresh}
        alternative={{ label: 'Check without a picture', doneText: 'Checked', state, onSelect: handlers.onSelect }}
        {...more}
      />
    </KitWordsProvider>,
  );
  return handlers;
};

test('[REQ-102] a new picture is asked for at most once per second', () => {
  const { onRefresh } = renderField();
  const refresh = screen.getByRole('button', { name: 'New picture' });
  fireEvent.click(refresh);
  fireEvent.click(refresh);
  vi.advanceTimersByTime(999);
  fireEvent.click(refresh);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  fireEvent.click(refresh);
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('an alternative asks for no reading of a picture', () => {
  const { onSelect } = renderField();
  fireEvent.click(screen.getByRole('button', { name: 'Check without a picture' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('once the alternative is done nothing is left to type', () => {
  renderField('done');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Checked');
});

test('while the alternative works it takes no second press', () => {
  const { onSelect } = renderField('working');
  fireEvent.click(screen.getByRole('button', { name: 'Loading' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('a picture that is fetched says so, and there is none before the first', () => {
  const { onRefresh } = renderField('offered', { image: undefined, refreshing: true });
  const refresh = screen.getByRole('button', { name: 'New picture' });
  expect([refresh.getAttribute('aria-busy'), refresh.querySelector('img'), onRefresh.mock.calls]).toEqual([
    'true',
    null,
    [],
  ]);
  cleanup();
  renderField();
  const shown = screen.getByRole('button', { name: 'New picture' });
  expect([shown.hasAttribute('aria-busy'), shown.querySelector('img')?.alt]).toEqual([false, '']);
});

test('its characters are typed left to right and as they are, and what is wrong with them is read with it', () => {
  renderField('offered', { error: 'They do not match' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Captcha' });
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('They do not match');
  expect([
    field.dir,
    field.autocomplete,
    field.getAttribute('autocapitalize'),
    field.getAttribute('spellcheck'),
  ]).toEqual(['ltr', 'off', 'off', 'false']);
});
