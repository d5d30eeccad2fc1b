import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

const press = async () => {
  render(<CopyButton text="player" label="Copy account" doneText="Copied" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy account' })));
};

test('it copies the text, says so, and is quiet again', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('player');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failed copy announces nothing', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it renders nothing without clipboard access', () => {
  clipboard(undefined);
  render(<CopyButton text="player" label="Copy account" doneText="Copied" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the announcement stays two seconds, and unmounting clears its timer', async () => {
  writeText.mockResolvedValue();
  await press();
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

const drawn = () => screen.getByRole('button').querySelector('path')?.getAttribute('d');

test('a tick stands in place of the picture as long as it is said', async () => {
  writeText.mockResolvedValue();
  await press();
  const tick = drawn();
  act(() => void vi.advanceTimersByTime(2000));
  expect(drawn()).not.toBe(tick);
  for (const picture of [tick, drawn()]) expect(picture).toMatch(/^m/iu);
});
