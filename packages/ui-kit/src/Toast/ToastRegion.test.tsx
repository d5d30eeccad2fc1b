import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { ToastRegion } from './ToastRegion.tsx';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

const handleDismiss = vi.fn();

const page = (open: readonly string[]) => (
  <KitWordsProvider words={englishWords}>
    <ToastRegion urgent toasts={[{ id: 'one', tone: 'error', text: 'It was not added.' }]} onDismiss={handleDismiss} />
    {['Profile', 'Log out?'].map((title) => (
      <Dialog key={title} open={open.includes(title)} title={title} onClose={vi.fn()} />
    ))}
  </KitWordsProvider>
);

test('while modals are open it stands in the topmost, and beside them again when they are closed', () => {
  const { rerender, container } = render(page([]));
  expect(container.querySelector('dialog')?.contains(screen.getByRole('alert'))).toBe(false);
  rerender(page(['Profile', 'Log out?']));
  const question = within(screen.getByRole('dialog', { name: 'Log out?' }));
  expect(question.getByRole('alert').textContent).toContain('It was not added.');
  rerender(page(['Profile']));
  const profile = within(screen.getByRole('dialog', { name: 'Profile' }));
  fireEvent.click(within(profile.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(handleDismiss).toHaveBeenCalledExactlyOnceWith('one');
  rerender(page([]));
  expect(screen.getAllByRole('alert').map((alert) => alert.closest('dialog'))).toEqual([null]);
});

test('what is not urgent is announced politely, from a region that is there before its first message', () => {
  const { container } = render(
    <KitWordsProvider words={englishWords}>
      <ToastRegion toasts={[]} onDismiss={handleDismiss} />
    </KitWordsProvider>,
  );
  expect(container.firstElementChild?.getAttribute('role')).toBe('status');
});

test('an alert is announced by its role alone', () => {
  render(page([]));
  expect(screen.getByRole('alert').hasAttribute('aria-live')).toBe(false);
});

test('with popover support it is in the top layer, and unmounts without errors', () => {
  const show = vi.fn();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: show });
  const { unmount } = render(page([]));
  const region = screen.getByRole('alert');
  expect([region.popover, show.mock.contexts]).toEqual(['manual', [region]]);
  expect(unmount).not.toThrow();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

const closeOf = (text: string) =>
  within(screen.getByText(text).parentElement as HTMLElement).getByRole('button', { name: 'Close' });

test('closing by keyboard moves the focus to the next toast, at last to where it was before (WCAG 2.4.3)', () => {
  const toasts = ['one', 'two', 'three'].map((id) => ({ id, tone: 'info' as const, text: id }));
  const shown = (ids: readonly string[]) => (
    <KitWordsProvider words={englishWords}>
      <button type="button">Play</button>
      <ToastRegion toasts={toasts.filter(({ id }) => ids.includes(id))} onDismiss={handleDismiss} />
    </KitWordsProvider>
  );
  const { rerender } = render(shown(['one', 'two', 'three']));
  const play = screen.getByRole('button', { name: 'Play' });
  const close = (text: string, left: readonly string[]) => {
    fireEvent.click(closeOf(text));
    rerender(shown(left));
  };
  play.focus();
  closeOf('two').focus();
  close('two', ['one', 'three']);
  expect(document.activeElement).toBe(closeOf('three'));
  close('three', ['one']);
  expect(document.activeElement).toBe(closeOf('one'));
  close('one', []);
  expect(document.activeElement).toBe(play);
});

test('closing by pointer leaves the focus where it is', () => {
  render(
    <>
      <input aria-label="Name" />
      {page([])}
    </>,
  );
  screen.getByRole('textbox', { name: 'Name' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
