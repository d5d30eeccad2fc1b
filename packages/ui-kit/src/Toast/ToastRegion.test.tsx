import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { ToastRegion } from './ToastRegion.tsx';

// jsdom knows the element but not that it can be modal.
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
  expect(container.firstElementChild?.getAttribute('aria-live')).toBe('polite');
  expect(container.firstElementChild?.hasAttribute('role')).toBe(false);
});

test('an alert is announced by its role alone', () => {
  render(page([]));
  expect(screen.getByRole('alert').hasAttribute('aria-live')).toBe(false);
});

test('where a browser can, it lies over everything that the page shows, and goes without a word', () => {
  const show = vi.fn();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: show });
  const { unmount } = render(page([]));
  const region = screen.getByRole('alert');
  expect([region.popover, show.mock.contexts]).toEqual(['manual', [region]]);
  expect(unmount).not.toThrow();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
