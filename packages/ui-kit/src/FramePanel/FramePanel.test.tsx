import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { FramePanel, type FramePanelProps } from './FramePanel.tsx';

// jsdom has the element without `showModal` and `close`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

const panel = (props: Partial<FramePanelProps> = {}) => (
  <KitWordsProvider words={englishWords}>
    <FramePanel title="Live chat" src="https://chat.example/room" loading={false} onClose={vi.fn()} {...props} />
  </KitWordsProvider>
);
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Live chat');

test('the frame is held in: it runs and writes as its own site, and cannot lead the page elsewhere', () => {
  render(panel());
  expect(frame()?.getAttribute('src')).toBe('https://chat.example/room');
  expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
  expect(frame()?.getAttribute('referrerpolicy')).toBe('origin');
});

test('until it has loaded it is covered and cannot be reached; a notice stands over it or in its place', () => {
  const handleLoad = vi.fn();
  const { rerender } = render(panel({ loading: true, onFrameLoad: handleLoad }));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(frame()?.hasAttribute('inert')).toBe(true);
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(handleLoad).toHaveBeenCalledOnce();
  rerender(panel());
  expect(screen.queryByText('Loading')).toBeNull();
  expect(frame()?.hasAttribute('inert')).toBe(false);
  rerender(panel({ loading: true, notice: 'It is late.' }));
  expect([screen.getByText('It is late.'), screen.queryByText('Loading')]).toEqual([expect.anything(), null]);
  rerender(panel({ src: undefined, notice: 'It is closed.' }));
  expect(frame()).toBeNull();
});

test('it closes by its button and by Escape, and opens in a tab once it may', () => {
  const [handleClose, handleTab] = [vi.fn(), vi.fn()];
  const { rerender } = render(panel({ onClose: handleClose }));
  expect(screen.queryByRole('button', { name: englishWords.openInTab })).toBeNull();
  rerender(panel({ onClose: handleClose, onOpenTab: handleTab }));
  fireEvent.click(screen.getByRole('button', { name: englishWords.openInTab }));
  expect(handleTab).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByRole('dialog'), createEvent('cancel', screen.getByRole('dialog'), { cancelable: true }));
  expect(handleClose).toHaveBeenCalledTimes(2);
});
