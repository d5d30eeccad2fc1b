import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const handleShow = vi.fn();
const handleHide = vi.fn();
const handleKeyOfThePage = vi.fn();

// jsdom has no popovers, and matches `:focus-visible` for every focus.
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: handleShow, hidePopover: handleHide });
  document.addEventListener('keydown', handleKeyOfThePage);
});
afterEach(() => {
  document.removeEventListener('keydown', handleKeyOfThePage);
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

const renderTooltip = () => {
  render(
    <Tooltip text="Every 30 seconds">
      {(described) => (
        <button type="button" {...described}>
          Refresh
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Refresh' });
};

/** Number of calls that showed and that hid the tooltip. */
const turns = () => [handleShow.mock.calls.length, handleHide.mock.calls.length];

test('it is read with its control, shown or not', () => {
  const button = renderTooltip();
  const words = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([words?.textContent, words?.role, turns()]).toEqual(['Every 30 seconds', 'tooltip', [0, 0]]);
});

test('it stands at its control while the keyboard is on that, and Escape closes it and nothing else', () => {
  const button = renderTooltip();
  act(() => button.focus());
  expect(handleShow.mock.calls).toEqual([[{ source: button.parentElement }]]);
  expect([fireEvent.keyDown(button, { key: 'a' }), turns()]).toEqual([true, [1, 0]]);
  expect([fireEvent.keyDown(button, { key: 'Escape' }), turns()]).toEqual([false, [1, 1]]);
  expect(handleKeyOfThePage).toHaveBeenCalledTimes(1);
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
  act(() => button.blur());
  act(() => button.focus());
  act(() => button.blur());
  expect(turns()).toEqual([2, 2]);
});

test('a mouse shows it, touch does not', () => {
  const button = renderTooltip();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  expect(turns()).toEqual([0, 0]);
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect(turns()).toEqual([1, 0]);
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  expect(turns()).toEqual([1, 1]);
});

test('a browser without popovers shows none, and what is pressed works', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const button = renderTooltip();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  expect([turns(), fireEvent.keyDown(button, { key: 'Escape' })]).toEqual([[0, 0], true]);
});
