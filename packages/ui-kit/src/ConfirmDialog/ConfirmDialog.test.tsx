import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

const handleConfirm = vi.fn();
const handleCancel = vi.fn();

const renderQuestion = (props: Partial<ConfirmDialogProps>) => {
  vi.clearAllMocks();
  render(
    <KitWordsProvider words={englishWords}>
      <ConfirmDialog
        open
        title="Log out?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={handleConfirm}
        onCancel={handleCancel}
        {...props}
      />
    </KitWordsProvider>,
  );
};

const pressAll = () => {
  const question = screen.getByRole('alertdialog');
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  fireEvent(question, createEvent('cancel', question, { cancelable: true }));
  return [handleConfirm.mock.calls.length, handleCancel.mock.calls.length];
};

test('its buttons confirm or cancel, and every way to close it cancels', () => {
  renderQuestion({ text: 'Games that are still open end with your session.' });
  expect(screen.getByText('Games that are still open end with your session.').tagName).toBe('P');
  // One confirmation; three cancels: “Stay”, “Close” and Escape.
  expect(pressAll()).toEqual([1, 3]);
});

test('while its work is under way it can be neither answered again nor closed', () => {
  renderQuestion({ busy: true });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(pressAll()).toEqual([0, 0]);
});

test('a notice has one button besides the close button', () => {
  renderQuestion({ cancelLabel: undefined });
  expect(screen.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel)).toEqual([
    'Log out',
    'Close',
  ]);
});

test('with `onward` a link is the main button and reports that it was followed', () => {
  const handleFollow = vi.fn();
  renderQuestion({ cancelLabel: undefined, onward: { label: 'Open an account', href: '#on', onFollow: handleFollow } });
  const link = screen.getByRole('link', { name: 'Open an account' });
  expect([link.getAttribute('href'), link.dataset['variant']]).toEqual(['#on', 'main']);
  expect(screen.getByRole('button', { name: 'Log out' }).dataset['variant']).toBe('quiet');
  fireEvent.click(link);
  expect([handleFollow.mock.calls.length, handleConfirm.mock.calls.length, handleCancel.mock.calls.length]).toEqual([
    1, 0, 0,
  ]);
});
