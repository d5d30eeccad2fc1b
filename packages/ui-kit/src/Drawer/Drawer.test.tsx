import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { Drawer } from './Drawer.tsx';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

test('it closes by its button, by Escape, by a press beside it and by what leads elsewhere, and says where one is', () => {
  const handleClose = vi.fn();
  const items = [
    { href: '#home', label: 'Home', icon: 'home', current: true },
    { href: '#slots', label: 'Slots', icon: 'menu' },
  ] as const;
  const drawer = (open: boolean) => (
    <KitWordsProvider words={englishWords}>
      <Drawer open={open} onClose={handleClose} label="Games" items={items} />
    </KitWordsProvider>
  );
  const { rerender } = render(drawer(true));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  const ways = [screen.getByRole('button', { name: 'Close' }), screen.getByRole('link', { name: 'Slots' })];
  for (const way of [...ways, screen.getByRole('dialog', { name: 'Games' })]) fireEvent.click(way);
  expect(handleClose).toHaveBeenCalledTimes(3);
  fireEvent.click(screen.getByRole('navigation'));
  expect(handleClose).toHaveBeenCalledTimes(3);
  fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog'), { cancelable: true }));
  expect(handleClose).toHaveBeenCalledTimes(4);
  rerender(drawer(false));
  expect(screen.getByRole('dialog', { hidden: true }).hasAttribute('open')).toBe(false);
});

const drawerEndingWith = (end?: ReactNode) => (
  <KitWordsProvider words={englishWords}>
    <Drawer open onClose={vi.fn()} label="Games" items={[]}>
      {end}
    </Drawer>
  </KitWordsProvider>
);

test('its lower end comes after the places to go, and takes no room where nothing is there', () => {
  const { rerender } = render(drawerEndingWith());
  const places = screen.getByRole('navigation');
  expect(places.nextElementSibling).toBeNull();
  rerender(drawerEndingWith(<p>Theme</p>));
  expect(places.nextElementSibling?.firstElementChild).toBe(screen.getByText('Theme'));
});
