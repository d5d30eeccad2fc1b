import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useTopModal } from './topModal.ts';
import { useModal } from './useModal.ts';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

const dialogWith = (props: Partial<DialogProps>) => (
  <KitWordsProvider words={englishWords}>
    <Dialog open title="Expired" onClose={vi.fn()} {...props} />
  </KitWordsProvider>
);

test('it opens and closes with its property', () => {
  const { rerender } = render(dialogWith({ open: true }));
  expect(screen.getByRole('dialog', { name: 'Expired' }).hasAttribute('open')).toBe(true);
  rerender(dialogWith({ open: false }));
  expect(screen.getByRole('dialog', { hidden: true }).hasAttribute('open')).toBe(false);
});

test('the first field of a form has the focus, also after links', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLElement) {
    this.setAttribute('open', '');
    this.querySelector('a')?.focus();
  });
  const children = (
    <>
      <nav>
        <a href="#register">Register</a>
      </nav>
      <input aria-label="Username" />
    </>
  );
  render(dialogWith({ children }));
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  showModal.mockRestore();
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

test('its button asks its owner, too, and has its room beside the title', () => {
  const handleClose = vi.fn();
  const { rerender } = render(dialogWith({ onClose: handleClose }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog').dataset['dismissible']).toBe('true');
  rerender(dialogWith({ dismissible: false }));
  expect(screen.getByRole('dialog').hasAttribute('data-dismissible')).toBe(false);
});

test('what it offers to do stands behind what it says', () => {
  render(dialogWith({ children: <p>All of it is lost.</p>, actions: <button type="button">Stay</button> }));
  const text = screen.getByText('All of it is lost.');
  const stay = screen.getByRole('button', { name: 'Stay' });
  expect(text.compareDocumentPosition(stay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(stay.parentElement).not.toBe(screen.getByRole('dialog'));
});

test('a question that is not dismissible stays open, even after a second Escape', () => {
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

test('hidden by an Activity it closes without asking its owner, and reopens in the same state', () => {
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

test('a long text is read from its title, a short one from its first field', () => {
  const top = vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockReturnValue(0);
  const { unmount } = render(dialogWith({}));
  expect(screen.getByText('Expired').hasAttribute('tabindex')).toBe(false);
  unmount();
  // A browser focuses the first field, which scrolls a long dialog down to it.
  top.mockReturnValue(200);
  render(dialogWith({}));
  expect(document.activeElement).toBe(screen.getByText('Expired'));
  expect(screen.getByText('Expired').tabIndex).toBe(-1);
});

function Untitled({ onClose }: { onClose: () => void }) {
  return <dialog {...useModal({ open: true, onClose })} />;
}

test('a modal of another shape needs no title, and is dismissed unless it says otherwise', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollTop', 'get').mockReturnValue(200);
  const handleClose = vi.fn();
  render(<Untitled onClose={handleClose} />);
  fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog'), { cancelable: true }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('closed by the browser itself, it notifies its owner', () => {
  const handleClose = vi.fn();
  render(dialogWith({ onClose: handleClose }));
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, createEvent('close', dialog));
  expect(handleClose).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, createEvent('close', dialog));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('close and cancel events of nested elements are ignored', () => {
  const handleClose = vi.fn();
  render(dialogWith({ onClose: handleClose, children: <p>within</p> }));
  const within = screen.getByText('within');
  const refused = createEvent('cancel', within, { bubbles: true, cancelable: true });
  fireEvent(within, refused);
  screen.getByRole('dialog').removeAttribute('open');
  fireEvent(within, createEvent('close', within, { bubbles: true }));
  expect([refused.defaultPrevented, handleClose.mock.calls]).toEqual([false, []]);
});

test('its text is read with the question that needs an answer, and with no other', () => {
  const { rerender } = render(dialogWith({ role: 'alertdialog', children: 'All of it is lost.' }));
  const question = screen.getByRole('alertdialog', { name: 'Expired' });
  const text = () => document.getElementById(question.getAttribute('aria-describedby') ?? '');
  expect(text()?.textContent).toBe('All of it is lost.');
  rerender(dialogWith({ children: 'All of it is lost.' }));
  expect(text()).toBeNull();
});

function TopModal() {
  return <output>{useTopModal()?.getAttribute('aria-labelledby')}</output>;
}

const modals = (open: readonly string[]) => (
  <KitWordsProvider words={englishWords}>
    {['one', 'two', 'three'].map((name) => (
      <Dialog key={name} open={open.includes(name)} title={name} onClose={vi.fn()} />
    ))}
  </KitWordsProvider>
);

const topTitle = () => document.getElementById(screen.getByRole('status').textContent)?.textContent ?? '';

test('the modal that was opened last lies over all others, and the one beneath it when it is gone', () => {
  render(<TopModal />);
  const { rerender, unmount } = render(modals([]));
  const orders = [['two'], ['two', 'one'], ['one'], ['one', 'three'], []];
  expect(orders.map((open) => (rerender(modals(open)), topTitle()))).toEqual(['two', 'one', 'one', 'three', '']);
  rerender(modals(['two']));
  unmount();
  expect(topTitle()).toBe('');
});
