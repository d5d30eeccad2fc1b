import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './Clock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-03-01T10:00:00.400Z') });
});
afterEach(() => vi.restoreAllMocks());

const write = (now: Date) => ({ time: now.toISOString().slice(11, 19), beside: 'UTC' });
const shown = () => screen.getByRole('timer', { name: 'Time' }).textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[REQ-046] it changes as each second begins', () => {
  render(<Clock label="Time" write={write} />);
  expect(shown()).toBe('10:00:00UTC');
  pass(599);
  expect(shown()).toBe('10:00:00UTC');
  pass(1);
  expect(shown()).toBe('10:00:01UTC');
  pass(2000);
  expect(shown()).toBe('10:00:03UTC');
});

test('it stands still while the page is hidden, and is right at once when it is seen again', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { unmount } = render(<Clock label="Time" write={write} />);
  hidden.mockReturnValue(true);
  pass(600);
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('10:01:01UTC');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('it shows the time of the clock that it is given, whatever this machine’s says', () => {
  const noon = Date.parse('2026-03-01T12:00:00Z');
  const { getByRole } = render(<Clock label="Time" write={write} now={() => noon} />);
  expect(getByRole('timer').querySelector('time')?.dateTime).toBe('2026-03-01T12:00:00.000Z');
});
