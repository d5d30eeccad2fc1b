import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { SearchByKey } from './SearchByKey.tsx';

const shortcut = () => new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });

/** Presses the key; true when the page has handled it. */
const press = (target: Element, also: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(target, { key: 'k', ctrlKey: true, ...also });

/** A page with editable fields and a dialog, after one interaction. */
const openPage = (first: Event = new Event('pointermove')) =>
  renderInSite(
    <>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
      <select aria-label="Size" />
      <div contentEditable suppressContentEditableWarning aria-label="Letter" />
      <dialog open>
        <button type="button">Agree</button>
      </dialog>
      <p>Words</p>
      <SearchByKey first={first} />
    </>,
  );

const search = () => screen.findByRole('dialog', { name: 'Search games' });

it('opens at Ctrl K or ⌘ K, and at no key by itself (WCAG 2.1.4), and closes', async () => {
  await openPage();
  for (const keys of [{ key: '/', ctrlKey: false }, { key: 'a' }, { ctrlKey: false }])
    expect(press(screen.getByText('Words'), keys), JSON.stringify(keys)).toBe(false);
  expect(press(screen.getByText('Words'), { key: 'K', ctrlKey: false, metaKey: true })).toBe(true);
  expect(press(screen.getByText('Words'))).toBe(true);
  fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Search games' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search games' })).toBeNull());
});

it('leaves the key to what is typed into, to a dialog, and to the keys of the browser', async () => {
  await openPage();
  for (const name of ['Name', 'Note', 'Size', 'Letter']) expect(press(screen.getByLabelText(name)), name).toBe(false);
  expect(press(screen.getByText('Agree'))).toBe(false);
  const held = [{ metaKey: true }, { shiftKey: true }, { altKey: true }];
  for (const keys of held) expect(press(screen.getByText('Words'), keys), JSON.stringify(keys)).toBe(false);
});

it('opens at the key that was the first thing done on this page', async () => {
  const first = shortcut();
  document.body.dispatchEvent(first);
  await openPage(first);
  expect(await search()).toBeTruthy();
  expect(first.defaultPrevented).toBe(true);
});

it('hears no key any more once it is gone', async () => {
  const { unmount } = await openPage();
  unmount();
  const event = shortcut();
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
