import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  clipboard({ writeText });
});
afterEach(() => {
  vi.useRealTimers();
  clipboard(undefined);
});

async function press() {
  render(<CopyButton text="player" label="Copy account" doneText="Copied" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy account' })));
}

test('it copies the text, says so, and is quiet again', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('player');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it does not say what it could not do', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it is not there where a page may not copy', () => {
  clipboard(undefined);
  render(<CopyButton text="player" label="Copy account" doneText="Copied" />);
  expect(screen.queryByRole('button')).toBeNull();
});
