import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

// jsdom knows the element but not that it can be modal.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

function dialogWith(props: Partial<DialogProps>) {
  return (
    <KitWordsProvider words={englishWords}>
      <Dialog open title="Expired" onClose={vi.fn()} {...props} />
    </KitWordsProvider>
  );
}

test('it opens and closes with its property', () => {
  const { rerender } = render(dialogWith({ open: true }));
  expect(screen.getByRole('dialog', { name: 'Expired' }).hasAttribute('open')).toBe(true);
  rerender(dialogWith({ open: false }));
  expect(screen.getByRole('dialog', { hidden: true }).hasAttribute('open')).toBe(false);
});

test('Escape asks its owner to close it', () => {
  const handleClose = vi.fn();
  render(dialogWith({ onClose: handleClose }));
  const dialog = screen.getByRole('dialog');
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('what has to be answered cannot be dismissed, not even by a second Escape', () => {
  const handleClose = vi.fn();
  render(dialogWith({ onClose: handleClose, dismissible: false }));
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  dialog.removeAttribute('open');
  fireEvent(dialog, createEvent('close', dialog));
  expect(handleClose).not.toHaveBeenCalled();
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('it asks nobody when it is closed because it went out of sight, and opens again in the same state', () => {
  const handleClose = vi.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>{dialogWith({ onClose: handleClose, children: <input aria-label="Name" /> })}</Activity>
  );
  const { rerender } = render(page('visible'));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } });
  rerender(page('hidden'));
  expect(dialog.hasAttribute('open')).toBe(false);
  fireEvent(dialog, createEvent('close', dialog));
  expect(handleClose).not.toHaveBeenCalled();
  rerender(page('visible'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
});

test('a press beside it closes only what says so', () => {
  const handleClose = vi.fn();
  const { rerender } = render(dialogWith({ onClose: handleClose }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).not.toHaveBeenCalled();
  rerender(dialogWith({ onClose: handleClose, closesOutside: true }));
  fireEvent.click(screen.getByText('Expired'));
  expect(handleClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});
